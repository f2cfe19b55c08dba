import type { MyInfoOrder } from '@narae/contracts';
import {
  Link,
  linkTo,
  pictureFormats,
  pictureSource,
  pictureWidths,
  useFormat,
  useT,
} from '@narae/shell-sdk';
import { Badge, Picture, Reference } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './my-info.module.css';
import { OrderActions } from './order-actions.tsx';
import { orderStates, owes } from './order-state.ts';

/**
 * Its amount is the total agreed on (ORDER-7); the payment history tells deposits (MONEY-12) and charges in
 * other currencies (PAY-10).
 */
export function OrderCard({ order }: { readonly order: MyInfoOrder }): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const state = orderStates[order.txn_type];
  const { order_id } = order;
  return (
    <article className={css.card} data-order={order.order_id}>
      <Picture
        className={css.picture}
        src={pictureSource({ ...order, file_type: '1' })}
        widths={pictureWidths}
        formats={pictureFormats}
        sizes="(min-width: 768px) 220px, 100vw"
        alt=""
      />
      <div className={css.facts}>
        {state && <Badge state={state.badge}>{t(owes(order) ? 'order_deposit_paid' : state.label)}</Badge>}
        <h2 className={css.name}>
          <Link {...linkTo('myOrder', { order_id })}>{order.prod_title}</Link>
        </h2>
        <dl className={css.list}>
          <div>
            <dt>{t('order_dates')}</dt>
            <dd>{format.when(order)}</dd>
          </div>
          <div>
            <dt>{t('order_party')}</dt>
            <dd>{t('order_party_count', { count: order.participant_cnt })}</dd>
          </div>
          <div>
            <dt>{t('order_amount')}</dt>
            <dd>
              {format.money(order.reqamt, order.prod_price_tp)} · {order.pay_type_nm}
            </dd>
          </div>
          <BalanceFact order={order} />
          <div>
            <dt>{t('order_number')}</dt>
            <dd>
              <Reference>{order.order_id}</Reference>
            </dd>
          </div>
          <div>
            <dt>{t('order_refno')}</dt>
            <dd>
              <Reference>{order.refno}</Reference>
            </dd>
          </div>
        </dl>
        <OrderActions order={order} />
      </div>
    </article>
  );
}

function BalanceFact({ order }: { readonly order: MyInfoOrder }): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const { balance_due, balance_by, prod_price_tp } = order;
  if (!balance_due || !balance_by) return null;
  const amount = format.money(balance_due, prod_price_tp);
  return (
    <div>
      <dt>{t('order_balance')}</dt>
      <dd>{t('order_balance_by', { amount, day: format.date(balance_by, 'day') })}</dd>
    </div>
  );
}
