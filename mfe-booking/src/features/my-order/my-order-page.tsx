import '../../shared/changes/texts.ts';
import type { ReactNode } from 'react';
import type { MyOrder } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { OrderGuard } from './order-guard.tsx';
import { RefundTerms } from '../../shared/refund-terms.tsx';
import { BalanceSection } from './balance/balance-section.tsx';
import { CancelSection } from './cancel/cancel-section.tsx';
import { ChangesSection } from './changes/changes-section.tsx';
import {
  OrderContactSection,
  PaymentsSection,
  PriceSection,
  TimelineSection,
  TravellersSection,
} from './order-sections.tsx';
import { DepartureChanges } from './departure-changes.tsx';
import css from './my-order.module.css';
import { OrderActions, OrderHead } from './order-head.tsx';
import { RefundSection } from './refunds/refund-section.tsx';
import { TicketsSection } from './tickets/tickets-section.tsx';

/** /myOrder: one order of the member with everything that has happened to it (ORDER-7, ORDER-13). */
export default function MyOrderPage(): ReactNode {
  return <OrderGuard>{(order) => <OrderView key={order.order_id} order={order} />}</OrderGuard>;
}

/** Cancelling is still to come: the dates say what it would give back (REFUND-3). */
const cancellable: readonly MyOrder['txn_type'][] = ['T', 'Y', 'P', 'PR'];

function OrderView({ order }: { readonly order: MyOrder }): ReactNode {
  // Fetched here, because waiting for these texts later would take the page off the screen.
  useT('errors');
  useT('bookingChanges');
  const cancelled = order.txn_type === 'R';
  const money = (
    <>
      <CancelSection order={order} />
      <RefundSection order={order} />
    </>
  );
  return (
    <article className={css.page} data-order={order.order_id}>
      <OrderHead order={order} />
      <div className={css.split}>
        <div className={css.main}>
          {cancelled && money}
          <DepartureChanges order={order} />
          <BalanceSection order={order} />
          <TicketsSection order={order} />
          <TravellersSection order={order} />
          <ChangesSection order={order} />
          <PriceSection order={order} />
          <PaymentsSection order={order} />
          {!cancelled && money}
          {cancellable.includes(order.txn_type) && (
            <div className={css.card}>
              <RefundTerms item={order} />
            </div>
          )}
        </div>
        <div className={css.side}>
          <OrderActions order={order} />
          <TimelineSection steps={order.steps} />
          <OrderContactSection order={order} />
        </div>
      </div>
    </article>
  );
}
