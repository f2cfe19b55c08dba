import type { OrderDetail } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { EmptyState, Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { useBooking } from '../../shared/use-bookings.ts';
import { namespace } from '../../texts.ts';
import { NoPayment } from './no-payment.tsx';
import { PaidResult } from './paid-result.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import { OrderWay } from './result-ways.tsx';

/** How an order stands that was asked for without the reference of a payment. */
export function OrderState({ cart_id }: { readonly cart_id: string }): ReactNode {
  const t = useT(namespace);
  const result = useBooking(cart_id);
  return (
    <Loaded
      result={result}
      waiting={<Skeleton shape="form" />}
      failed={{ headingLevel: 1, title: t('booking_fail'), children: t('booking_fail_text') }}
    >
      {(booking) => (booking ? <StateOf booking={booking} /> : <NoPayment />)}
    </Loaded>
  );
}

function StateOf({ booking }: { readonly booking: OrderDetail }): ReactNode {
  const t = useT(namespace);
  const { cart_id, order_id, checking_refno, last_payment, pay_yn } = booking;
  if (pay_yn === 'Y') return <PaidResult cart_id={cart_id} order_id={order_id} />;
  const refno = checking_refno || last_payment?.refno;
  if (refno) return <PaymentOutcome refno={refno} cart_id={cart_id} />;
  return (
    <EmptyState headingLevel={1} title={t('result_unpaid')} action={<OrderWay cart_id={cart_id} />}>
      {t('result_unpaid_text')}
    </EmptyState>
  );
}
