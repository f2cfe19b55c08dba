import { useReqParam, useSession, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import type { OrderDetail } from '@narae/contracts';
import { EmptyState, Loaded, Skeleton } from '@narae/ui';
import { NoPayment, PaymentOutcome } from './payment-outcome.tsx';
import css from './order-result-page.module.css';
import { useBooking } from '../../shared/use-bookings.ts';
import { namespace } from '../../texts.ts';
import { PaidResult } from './paid-result.tsx';
import { OrderWay } from './result-ways.tsx';

/** /orderResult shows only what the server knows (PAY-8). */
export default function OrderResultPage(): ReactNode {
  return (
    <section className={css.page}>
      <Result />
    </section>
  );
}

function Result(): ReactNode {
  const { user } = useSession();
  const refno = useReqParam('refno');
  const cart_id = useReqParam('cart_id');
  if (refno) return <PaymentOutcome refno={refno} cart_id={cart_id} />;
  return cart_id && user ? <OrderState cart_id={cart_id} /> : <NoPayment />;
}

function OrderState({ cart_id }: { readonly cart_id: string }): ReactNode {
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
