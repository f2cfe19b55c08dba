import type { CartItem } from '@narae/contracts';
import { fitChoice, priceOfChoice } from '@narae/rules';
import { useLocale, useT } from '@narae/shell-sdk';
import { PartyChoice } from '@narae/shop-ui';
import { Button, Dialog, LineItems, Skeleton } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { useBookingLines } from '../booking-lines.ts';
import css from './modify.module.css';
import { OptionEditor } from './option-editor.tsx';
import { RoomEditor } from './room-editor.tsx';
import { draftOf, offerFor, pricedDraft, type ModifyKind, type RowDraft } from './row-draft.ts';
import { useRowChoices } from './use-row-choices.ts';
import { useSaveRow } from './use-save-row.ts';

interface ModifyDialogProps {
  readonly item: CartItem;
  readonly kind: ModifyKind;
  readonly onClose: () => void;
}

/** The modify modal, shared by cart and traveller screen (CART-7). */
export function ModifyDialog({ item, kind, onClose }: ModifyDialogProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const { lanTp } = useLocale();
  const linesOf = useBookingLines();
  const [draft, setDraft] = useState<RowDraft>(() => draftOf(item));
  const choices = useRowChoices(item);
  const { save, busy, problem } = useSaveRow(item, kind, onClose);
  const offer = offerFor(item, choices);
  const price = priceOfChoice(item, offer, draft);
  const { options, hotels } = choices;
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!busy}
      title={t(`modify_${kind}`)}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {common('btn_close')}
          </Button>
          <Button
            kind="accent"
            busy={busy}
            disabled={choices.waiting}
            onClick={() => void save(draft, choices, price)}
          >
            {t('modify')}
          </Button>
        </>
      }
    >
      <div className={css.editor}>
        {item.txn_type === 'T' && <p className={css.warning}>{t('modify_reconfirm')}</p>}
        {choices.waiting ? (
          <Skeleton shape="form" />
        ) : (
          <>
            {kind === 'options' && (
              <OptionEditor item={item} options={options} draft={draft} onChange={setDraft} />
            )}
            {kind === 'party' && (
              <PartyChoice
                text={common}
                party={draft.party}
                discounts={item.discounts}
                onChange={(party) => setDraft(fitChoice(item, choices, { ...draft, party }))}
              />
            )}
            {kind !== 'options' && <RoomEditor hotels={hotels} draft={draft} onChange={setDraft} />}
            <LineItems {...linesOf(pricedDraft(item, offer, draft, price, lanTp))} />
          </>
        )}
        <p className={css.problem} role="alert">
          {problem}
        </p>
      </div>
    </Dialog>
  );
}
