import type { AdminOrder } from '@narae/contracts';
import { adminOrder } from '@narae/contracts/rows';
import { ApiError, Link, useT } from '@narae/shell-sdk';
import { AdminFold } from '@narae/shell-sdk/admin';
import { useCall } from '@narae/shell-sdk/query';
import { Loaded, NotFoundState, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { adminLink } from '../admin-link.ts';
import { BookingAudit } from '../audit/booking-audit.tsx';
import { OrderAttempts } from './order-attempts.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderPapers } from './order-papers.tsx';
import { OrderSteps } from './order-steps.tsx';
import css from './orders.module.css';

/** One order with everything the desk needs of it (ORDER-16). */
export function OrderView({ order_id }: { readonly order_id: string }): ReactNode {
  const t = useT('bookingOrders');
  const admin = useT('admin');
  const result = useCall(adminOrder, { order_id }, { staleTime: 0 });
  const { error } = result;
  if (error instanceof ApiError && error.error === 'order_not_found')
    return <NotFoundState title={error.message} />;
  return (
    <section className={css.part} aria-labelledby="order-title">
      <Link className={css.back} to={adminLink('orders')}>
        {t('back')}
      </Link>
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" count={6} />}
        failed={{ title: admin('load_fail'), compact: true }}
      >
        {(shown) => <Order shown={shown} />}
      </Loaded>
    </section>
  );
}

function Order({ shown }: { readonly shown: AdminOrder }): ReactNode {
  const t = useT('bookingOrders');
  const { order, steps, notes, attempts, cancellations, refunds } = shown;
  return (
    <>
      <OrderFacts shown={shown} />
      <OrderMoney cancellations={cancellations} refunds={refunds} />
      <OrderPapers shown={shown} />
      <OrderNotes order_id={order.order_id} notes={notes} />
      <OrderSteps steps={steps} />
      <OrderAttempts attempts={attempts} />
      <AdminFold summary={t('history')}>
        <BookingAudit of={{ kind: 'booking', id: order.cart_id }} />
      </AdminFold>
    </>
  );
}
