import type { AdminOrder } from '@narae/contracts';
import { shownTel } from '@narae/rules';
import { LANGUAGES, Link, useFormat, useT } from '@narae/shell-sdk';
import { ViewHead } from '@narae/shell-sdk/admin';
import { Badge } from '@narae/ui';
import type { ReactNode } from 'react';
import { adminLink } from '../admin-link.ts';
import { orderLooks } from './order-look.ts';
import { OrderTotal } from './order-total.tsx';
import css from './orders.module.css';

/** Which order it is, how it stands, whose it is, and the ways to what belongs to it. */
export function OrderFacts({ shown }: { readonly shown: AdminOrder }): ReactNode {
  const t = useT('bookingOrders');
  const admin = useT('bookingAdmin');
  const format = useFormat();
  const { order, tel, area, lan_tp, seats } = shown;
  const { order_id, mem_id, prod_id, state, start_day, end_day } = order;
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
      <dl className={css.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className={css.note}>{name}</dt>
            <dd className={css.long}>{value || '—'}</dd>
          </div>
        ))}
      </dl>
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
    </>
  );
}
