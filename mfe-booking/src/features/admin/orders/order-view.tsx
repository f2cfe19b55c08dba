import type { AdminOrder, OrderStep } from '@narae/contracts';
import { adminOrder } from '@narae/contracts/rows';
import { ApiError, Link, useT, LANGUAGES, useFormat } from '@narae/shell-sdk';
import { AdminFold, DialogButton, Facts, ViewHead } from '@narae/shell-sdk/admin';
import { useCall } from '@narae/shell-sdk/query';
import { Loaded, NotFoundState, Skeleton, Badge } from '@narae/ui';
import type { ReactNode } from 'react';
import { shownTel } from '@narae/rules';
import { adminLink } from '../address.ts';
import { BookingAudit } from '../audit/booking-audit.tsx';
import { OrderAttempts, OrderMoney } from './order-money.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderDocuments } from './order-documents.tsx';
import css from './orders.module.css';
import { orderLooks, OrderTotal } from './order-state.tsx';

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
      <OrderDocuments shown={shown} />
      <OrderNotes order_id={order.order_id} notes={notes} />
      <OrderSteps steps={steps} />
      <OrderAttempts attempts={attempts} />
      <AdminFold summary={t('history')}>
        <BookingAudit of={{ kind: 'booking', id: order.cart_id }} />
      </AdminFold>
    </>
  );
}

function OrderFacts({ shown }: { readonly shown: AdminOrder }): ReactNode {
  const t = useT('bookingOrders');
  const format = useFormat();
  const { order, tel, area, lan_tp, seats } = shown;
  const { order_id, mem_id, state, start_day, end_day } = order;
  const held = seats.held_until && format.date(seats.held_until, 'time');
  const days = start_day === end_day ? format.date(start_day, 'day') : format.dateRange(start_day, end_day);
  const facts = [
    { name: t('col_trip'), value: order.prod_title },
    { name: t('days'), value: start_day && days },
    { name: t('col_who'), value: t('who', { name: order.buyername || '—', count: order.heads }) },
    { name: t('email'), value: order.email },
    { name: t('tel'), value: shownTel(tel) },
    { name: t('area'), value: area },
    { name: t('language'), value: LANGUAGES[lan_tp].ownName },
    { name: t('col_total'), value: <OrderTotal {...order} /> },
    {
      name: t('seats'),
      value: held ? t('seats_held', { count: seats.claimed, held }) : String(seats.claimed),
    },
    { name: t('numbers'), value: `${order.cart_id} · ${mem_id}` },
  ];
  return (
    <>
      <ViewHead
        id="order-title"
        title={order_id}
        action={<Badge state={orderLooks[state]}>{t(`state_${state}`)}</Badge>}
      />
      <Facts facts={facts} />
      {state === 'paid' && (
        <div className={css.actions}>
          <DialogButton label={t('move')} load={() => import('./desk-move-dialog.tsx')}>
            {(Dialog, close) => <Dialog order_id={order_id} onClose={close} />}
          </DialogButton>
        </div>
      )}
      <OrderLinks order={order} />
    </>
  );
}

function OrderLinks({ order }: Pick<AdminOrder, 'order'>): ReactNode {
  const t = useT('bookingOrders');
  const admin = useT('bookingAdmin');
  const { order_id, mem_id, prod_id } = order;
  return (
    <ul className={css.ways} role="list">
      <li>
        <Link className={css.rowLink} to={adminLink('mails', { q: order_id })}>
          {t('to_mails')}
        </Link>
      </li>
      <li>
        <Link className={css.rowLink} to={adminLink('orders', { q: mem_id })}>
          {t('to_member')}
        </Link>
      </li>
      <li>
        <Link className={css.rowLink} to={adminLink('orders', { prod_id })}>
          {t('to_product')}
        </Link>
      </li>
      <li>
        <Link className={css.rowLink} to={adminLink('departures')}>
          {admin('part_departures')}
        </Link>
      </li>
    </ul>
  );
}

/** The newest first (ORDER-13); members read the same words. */
function OrderSteps({ steps }: { readonly steps: readonly OrderStep[] }): ReactNode {
  const t = useT('bookingOrders');
  const member = useT('bookingMyOrder');
  const format = useFormat();
  return (
    <section className={css.section} aria-labelledby="order-steps">
      <h3 id="order-steps">{t('steps')}</h3>
      <ol className={css.notes} role="list">
        {steps.toReversed().map(({ what, by, at }, i) => (
          <li key={steps.length - i}>
            <strong>{member(`step_${what}`)}</strong>{' '}
            <span className={css.note}>
              {t(`by_${by}`)} · <time dateTime={at}>{format.date(at, 'time')}</time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
