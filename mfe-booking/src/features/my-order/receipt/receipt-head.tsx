import type { MyOrder } from '@narae/contracts';
import { desk } from '@narae/contracts/desk';
import { useFormat, useT } from '@narae/shell-sdk';
import { Wordmark } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './receipt.module.css';

/** Who received the money, from whom, and for what. */
export function ReceiptHead({ order }: { readonly order: MyOrder }): ReactNode {
  const t = useT('bookingMyOrder');
  const format = useFormat();
  return (
    <>
      <header className={css.head}>
        <div>
          <h1 className={css.title}>{t('receipt_title')}</h1>
          <p>{t('order_number', { order: order.order_id })}</p>
        </div>
        <Wordmark />
      </header>
      <div className={css.parties}>
        <section>
          <h2>{t('receipt_for')}</h2>
          <p>{order.buyername}</p>
          <p>{order.email}</p>
        </section>
        <section>
          <h2>{t('receipt_by')}</h2>
          <p>{t('company_name')}</p>
          <p>{t('company_address')}</p>
          <p>{t('company_licence')}</p>
          <p>{t('company_tourism')}</p>
          <p>
            {desk.tel} · {desk.email}
          </p>
        </section>
      </div>
      <section>
        <h2>{t('receipt_item')}</h2>
        <p>
          <strong>{order.prod_title}</strong>
        </p>
        <p>
          {format.dateRange(order.ymd_format, order.end_ymd_format)}
          {order.tr_place && ` · ${order.tr_place}`}
        </p>
      </section>
    </>
  );
}
