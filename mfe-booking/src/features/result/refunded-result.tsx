import type { RefundReason } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { ErrorState, SuccessState } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import { ChangedOrderWay, MyInfoWay, MyOrderWay, OrderWay, Reference } from './result-ways.tsx';

interface Told {
  readonly text:
    | 'refund_seats_lost'
    | 'refund_paid_twice'
    | 'refund_amount_differs'
    | 'refund_order_changed'
    | 'refund_order_removed'
    | 'refund_trip_closed'
    | 'refund_cancelled'
    | 'refund_unconfirmed'
    | 'refund_change_over';
  readonly toOrder: boolean;
}

const texts: Readonly<Record<RefundReason, Told>> = {
  'seats-lost': { text: 'refund_seats_lost', toOrder: true },
  'paid-twice': { text: 'refund_paid_twice', toOrder: false },
  'amount-differs': { text: 'refund_amount_differs', toOrder: true },
  'order-changed': { text: 'refund_order_changed', toOrder: true },
  'order-removed': { text: 'refund_order_removed', toOrder: false },
  'trip-closed': { text: 'refund_trip_closed', toOrder: false },
  cancelled: { text: 'refund_cancelled', toOrder: false },
  unconfirmed: { text: 'refund_unconfirmed', toOrder: true },
  'change-over': { text: 'refund_change_over', toOrder: false },
};

interface RefundedResultProps {
  readonly refno: string;
  readonly reason: RefundReason;
  readonly cart_id: string | undefined;
  readonly order_id: string;
}

/** Tells why a payment goes back: after paying twice the booking is valid (REFUND-1). */
export function RefundedResult({ refno, reason, cart_id, order_id }: RefundedResultProps): ReactNode {
  const t = useT(namespace);
  const { text, toOrder } = texts[reason];
  if (reason === 'paid-twice')
    return (
      <SuccessState
        headingLevel={1}
        title={t('refund_paid_twice_title')}
        action={order_id ? <MyOrderWay kind="accent" order_id={order_id} /> : <MyInfoWay kind="accent" />}
      >
        <p>{t(text)}</p>
        <Reference refno={refno} />
      </SuccessState>
    );
  return (
    <ErrorState
      headingLevel={1}
      title={t(reason === 'unconfirmed' ? 'refund_unconfirmed_title' : 'result_refunded')}
      action={
        reason === 'change-over' ? (
          <ChangedOrderWay order_id={order_id} />
        ) : (
          <OrderWay cart_id={toOrder ? cart_id : undefined} />
        )
      }
    >
      <p>{t(text)}</p>
      <Reference refno={refno} />
    </ErrorState>
  );
}
