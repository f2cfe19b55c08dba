import type { ChangeDue, MyOrder, OrderDue } from '@narae/contracts';
import { useFormat, useT, confirm, toast } from '@narae/shell-sdk';
import { LineItems, Button } from '@narae/ui';
import type { ReactNode } from 'react';
import { orderChangeVoid } from '@narae/contracts/rows';
import { useDeadline } from '../../../shared/deadline.ts';
import css from '../order-changes.module.css';
import { CheckedDue, DuePayment } from './due-payment.tsx';
import { useChange } from '../use-change.ts';

interface OpenDueProps {
  readonly order: MyOrder;
  readonly due: ChangeDue;
  readonly onLeaving: (leaving: boolean) => void;
  readonly onDiscarded: () => void;
}

/** Shows what a change is for, how much it costs and until when (ORDER-15). */
export function OpenDue({ order, due, onLeaving, onDiscarded }: OpenDueProps): ReactNode {
  const t = useT('bookingChanges');
  const format = useFormat();
  const { seoul, local } = useDeadline()(due.due_by);
  const { kind, lines, amount, currency } = due;
  return (
    <>
      <p className={css.plain}>{t('due_waiting')}</p>
      <div>
        <h3 className={css.small}>{t(`due_${kind}`)}</h3>
        <ul role="list" className={css.lines}>
          {lines.map(({ text, count }) => (
            <li key={text}>{count > 0 ? `${text} × ${format.number(count)}` : text}</li>
          ))}
        </ul>
      </div>
      <LineItems lines={[]} total={{ label: t('due_sum'), amount: format.money(amount, currency) }} />
      {due.checking_refno ? (
        <CheckedDue order={order} refno={due.checking_refno} />
      ) : (
        <>
          <p className={css.plain}>
            <time dateTime={due.due_by}>{t('due_by', { time: seoul })}</time>
            {local && <span className={css.local}>{t('due_by_local', local)}</span>}
          </p>
          <DuePayment order={order} due={due} onLeaving={onLeaving} />
          <DiscardDue order={order} due={due} onDiscarded={onDiscarded} />
        </>
      )}
    </>
  );
}

interface DiscardDueProps {
  readonly order: MyOrder;
  readonly due: OrderDue;
  readonly onDiscarded: () => void;
}

function DiscardDue({ order, due, onDiscarded }: DiscardDueProps): ReactNode {
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
