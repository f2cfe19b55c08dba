import type { ExtrasQuote, MyOrder } from '@narae/contracts';
import { orderExtrasChange, orderExtrasQuote } from '@narae/contracts/rows';
import { toast, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { useState } from 'react';
import { draftOf } from '../../../shared/modify/row-draft.ts';
import { useRowChoices } from '../../../shared/modify/use-row-choices.ts';
import { useChange } from '../use-change.ts';
import { choiceOf, extrasOf, extrasViolation, sameExtras } from './extras-draft.ts';

interface Sent {
  readonly onClose: () => void;
  /** The change waits for its payment. */
  readonly onDue: () => void;
}

/** Extras and rooms of a paid order while they are being changed, with what the shop quotes for them. */
export function useExtras(order: MyOrder, { onClose, onDue }: Sent) {
  const t = useT('bookingChanges');
  const { order_id } = order;
  const { change, busy } = useChange(order_id);
  const onSale = useRowChoices(order);
  const choices = extrasOf(order, onSale);
  const [draft, setDraft] = useState(() => draftOf(order));
  const [changed, setChanged] = useState(false);
  const same = sameExtras(draft, draftOf(order));
  const wrong = same ? null : extrasViolation(order, choices, draft);
  const choice = choiceOf(draft);
  const quoted = useCall(
    orderExtrasQuote,
    same || wrong || onSale.waiting || onSale.failed ? null : { order_id, ...choice },
    { staleTime: 0, gcTime: 0, select: ([quote]) => quote as ExtrasQuote },
  );

  const send = ({ difference }: ExtrasQuote): Promise<void> =>
    change(
      async (callOnce) => {
        setChanged(false);
        const { due_id } = await callOnce(orderExtrasChange, { order_id, ...choice, difference });
        if (due_id) onDue();
        else toast.show({ text: t('changed'), kind: 'success' });
        onClose();
      },
      async ({ error }) => {
        if (error !== 'price_changed') return false;
        await quoted.refetch();
        setChanged(true);
        return true;
      },
    );

  return { onSale, choices, draft, setDraft, same, wrong, quoted, changed, send, busy };
}

export type Extras = ReturnType<typeof useExtras>;
