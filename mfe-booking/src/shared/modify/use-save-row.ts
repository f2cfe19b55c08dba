import type { CartItem } from '@narae/contracts';
import { cartModify, mycartList, orderDetail } from '@narae/contracts/rows';
import { choiceViolation, type Price } from '@narae/rules';
import { ApiError, toast, useCallOnce, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';
import { givesUpOptions, type ModifyKind, type RowChoices, type RowDraft } from './row-draft.ts';

/** Saves a modified row in one call; what the price was shown to be goes along to be compared. */
export function useSaveRow(item: CartItem, kind: ModifyKind, onSaved: () => void) {
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
