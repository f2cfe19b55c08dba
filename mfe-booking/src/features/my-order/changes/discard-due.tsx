import type { MyOrder, OrderDue } from '@narae/contracts';
import { orderChangeVoid } from '@narae/contracts/rows';
import { confirm, toast, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import { useChange } from '../use-change.ts';

interface DiscardDueProps {
  readonly order: MyOrder;
  readonly due: OrderDue;
  readonly onDiscarded: () => void;
}

/** Takes back a change that is not paid, after asking (ORDER-15). */
export function DiscardDue({ order, due, onDiscarded }: DiscardDueProps): ReactNode {
  const t = useT('bookingChanges');
  const { order_id } = order;
  const { change, busy } = useChange(order_id);
  const discard = async (): Promise<void> => {
    const agreed = await confirm({ title: t('discard_confirm'), text: t('discard_text'), ok: t('discard') });
    if (!agreed) return;
    await change(async (callOnce) => {
      await callOnce(orderChangeVoid, { order_id, due_id: due.due_id });
      toast.show({ text: t('discarded'), kind: 'success' });
      onDiscarded();
    });
  };
  return (
    <Button kind="quiet" wide busy={busy} onClick={() => void discard()}>
      {t('discard')}
    </Button>
  );
}
