import type { CartItem } from '@narae/contracts';
import { useT, useLocale, ApiError, toast, useCallOnce } from '@narae/shell-sdk';
import { PartyChoice } from '@narae/shop-ui';
import { Button, Dialog, LineItems, Skeleton } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { fitChoice, fitRooms, payingHeads, priceOfChoice, choiceViolation, type Price } from '@narae/rules';
import { cartModify, mycartList, orderDetail } from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import { namespace } from '../../texts.ts';
import { DateChange, hasOtherDates } from './date-change.tsx';
import css from './modify.module.css';
import {
  changesOf,
  type ModifyKind,
  draftOf,
  offerFor,
  pricedDraft,
  type RowDraft,
  givesUpOptions,
  type RowChoices,
} from './row-draft.ts';
import { useBookingLines } from '../booking-lines.ts';
import { OptionEditor, RoomEditor, useRowChoices } from './row-editors.tsx';

/** What can be changed about a row in its state, each in the modify dialog; nothing where nothing can (CART-7). */
export function ModifyActions({ item }: { readonly item: CartItem }): ReactNode {
  const t = useT(namespace);
  const [kind, setKind] = useState<ModifyKind | null>(null);
  const changes = changesOf(item);
  return (
    <>
      {(changes.length > 0 || hasOtherDates(item)) && (
        <div className={css.actions}>
          <DateChange item={item} />
          {changes.map((change) => (
            <Button key={change} kind="secondary" onClick={() => setKind(change)}>
              {t(`modify_${change}`)}
            </Button>
          ))}
        </div>
      )}
      {kind && <ModifyDialog item={item} kind={kind} onClose={() => setKind(null)} />}
    </>
  );
}

interface ModifyDialogProps {
  readonly item: CartItem;
  readonly kind: ModifyKind;
  readonly onClose: () => void;
}

/** Shared by cart and traveller screen (CART-7). */
function ModifyDialog({ item, kind, onClose }: ModifyDialogProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const { lanTp } = useLocale();
  const linesOf = useBookingLines();
  const [draft, setDraft] = useState<RowDraft>(() => draftOf(item));
  const choices = useRowChoices(item);
  const { save, busy, problem } = useSaveRow(item, kind, onClose);
  const offer = offerFor(item, choices);
  const price = priceOfChoice(item, offer, draft);
  const { lines, total } = linesOf(pricedDraft(item, offer, draft, price, lanTp));
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!busy}
      title={t(`modify_${kind}`)}
      actions={
        <>
          {!choices.waiting && (
            <div className={css.total}>
              <LineItems lines={[]} total={total} />
            </div>
          )}
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
            <RowEditor item={item} kind={kind} choices={choices} draft={draft} onChange={setDraft} />
            <LineItems lines={lines} />
          </>
        )}
        <p className={css.problem} role="alert">
          {problem}
        </p>
      </div>
    </Dialog>
  );
}

interface RowEditorProps extends Omit<ModifyDialogProps, 'onClose'> {
  readonly choices: RowChoices;
  readonly draft: RowDraft;
  readonly onChange: (draft: RowDraft) => void;
}

function RowEditor({ item, kind, choices, draft, onChange }: RowEditorProps): ReactNode {
  const common = useT('common');
  const { options, hotels } = choices;
  // Rooms follow the people from what was last chosen by hand, so that a way back leads to the same rooms.
  const [wished, wish] = useState(draft.rooms);
  return (
    <>
      {kind === 'options' && <OptionEditor item={item} options={options} draft={draft} onChange={onChange} />}
      {kind === 'party' && (
        <PartyChoice
          text={common}
          party={draft.party}
          discounts={item.discounts}
          onChange={(party) => {
            const rooms = fitRooms(hotels, wished, payingHeads(party));
            onChange(fitChoice(item, choices, { ...draft, party, rooms }));
          }}
        />
      )}
      {kind !== 'options' && (
        <RoomEditor
          hotels={hotels}
          draft={draft}
          onChange={(next) => {
            wish(next.rooms);
            onChange(next);
          }}
        />
      )}
    </>
  );
}

function useSaveRow(item: CartItem, kind: ModifyKind, onSaved: () => void) {
  const errors = useT('errors');
  const { invalidate } = useCallCache();
  const callOnce = useCallOnce();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const complain = (text: string): void => {
    setProblem(text);
    toast.show({ text, kind: 'warning', beside: true });
  };

  const save = async (draft: RowDraft, choices: RowChoices, price: Price): Promise<void> => {
    const wrong = choiceViolation(item, choices, draft);
    if (wrong) return complain(errors(wrong.error, wrong.params));
    setBusy(true);
    setProblem(null);
    const options = Object.entries(draft.options).map(([opt_code, participant_cnt]) => ({
      opt_code,
      participant_cnt,
    }));
    const hotels = Object.entries(draft.rooms).map(([hotel_dtl_id, personnel_cnt]) => ({
      hotel_dtl_id,
      personnel_cnt,
    }));
    const rooms = choices.hotels.length > 0 ? { hotels } : {};
    const fitted = givesUpOptions(item, draft) ? { options } : {};
    const change = { options: { options }, party: { counts: draft.party, ...rooms, ...fitted }, rooms }[kind];
    try {
      await callOnce(cartModify, {
        cart_id: item.cart_id,
        currency: price.currency,
        ...change,
        cost_price: price.cost,
        option_price: price.option,
        hotel_price: price.hotel,
      });
      toast.show({ key: 'update_success', kind: 'success' });
      void invalidate(mycartList);
      void invalidate(orderDetail, { cart_id: item.cart_id });
      onSaved();
    } catch (error) {
      if (error instanceof ApiError && error.message) complain(error.message);
      else toast.rejection(error);
    } finally {
      setBusy(false);
    }
  };
  return { save, busy, problem };
}
