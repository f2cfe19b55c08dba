import { useReqParam, useSession } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { NoPayment } from './no-payment.tsx';
import css from './order-result-page.module.css';
import { OrderState } from './order-state.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';

/** /orderResult: what happened, what comes next, where to find it again; all from the server (PAY-8). */
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
