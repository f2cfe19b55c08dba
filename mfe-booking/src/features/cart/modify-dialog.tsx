import type { CartItem } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { Button, Dialog, LineItems, Skeleton } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './cart-page.module.css';
import { OptionEditor } from './option-editor.tsx';
import { PartyEditor } from './party-editor.tsx';
import { draftOf, priceOfDraft, type ModifyKind, type RowDraft } from './row-draft.ts';
import { useRowChoices } from './use-row-choices.ts';
import { useSaveRow } from './use-save-row.ts';

interface ModifyDialogProps {
  readonly item: CartItem;
  readonly kind: ModifyKind;
  readonly onClose: () => void;
}

/** The modify modal, shared by cart and traveller screen. */
export function ModifyDialog({ item, kind, onClose }: ModifyDialogProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const [draft, setDraft] = useState<RowDraft>(() => draftOf(item));
  const choices = useRowChoices(item);
  const { save, busy, problem } = useSaveRow(item, kind, onClose);
  const price = priceOfDraft(item, choices, draft);
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!busy}
      title={t(kind === 'options' ? 'modify_options' : 'modify_party')}
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
        {choices.waiting && <Skeleton shape="form" />}
        {!choices.waiting && kind === 'options' && (
          <OptionEditor options={choices.options} draft={draft} onChange={setDraft} />
        )}
        {!choices.waiting && kind === 'party' && (
          <PartyEditor item={item} hotels={choices.hotels} draft={draft} onChange={setDraft} />
        )}
        <LineItems
          lines={[]}
          total={{ label: common('unit_total'), amount: format.money(price.total, price.currency) }}
        />
        <p className={css.problem} role="alert">
          {problem}
        </p>
      </div>
    </Dialog>
  );
}
