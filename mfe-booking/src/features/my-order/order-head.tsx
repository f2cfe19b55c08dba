import type { MyOrder } from '@narae/contracts';
import { Link, linkTo, useFormat, useT, useTitle } from '@narae/shell-sdk';
import { Badge, IconChevronLeft } from '@narae/ui';
import type { ReactNode } from 'react';
import { BookingPicture } from '../../shared/booking-picture.tsx';
import { stateOf } from '../../shared/booking-state.ts';
import css from './my-order.module.css';
import { nextOf } from './order-look.ts';

/** What the order is of, when, and where it stands. */
export function OrderHead({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  const common = useT('common');
  const format = useFormat();
  const { badge, label } = stateOf(order);
  useTitle(`${t('title')} · ${order.prod_title}`);
  return (
    <header className={css.head}>
      <Link className={css.back} {...linkTo('myinfo')}>
        <IconChevronLeft size={20} /> {t('back')}
      </Link>
      <div className={css.headline}>
        <BookingPicture className={css.picture} item={order} sizes="(min-width: 768px) 220px, 100vw" />
        <div className={css.facts}>
          <Badge state={badge}>
            {order.txn_type === 'P' && order.balance_due ? t('deposit_paid') : common(label)}
          </Badge>
          <h1 className={css.title}>{order.prod_title}</h1>
          <p className={css.plain}>
            {format.dateRange(order.ymd_format, order.end_ymd_format)}
            {order.tr_place && ` · ${order.tr_place}`}
          </p>
          <p className={css.soft}>{t('order_number', { order: order.order_id })}</p>
          <p className={css.next} role="status">
            {t(nextOf(order))}
          </p>
        </div>
      </div>
    </header>
  );
}
