import type { AdminAttempt } from '@narae/contracts';
import { CURRENCIES } from '@narae/contracts/languages';
import { providerCurrency } from '@narae/rules';
import { useFormat, useT } from '@narae/shell-sdk';
import { Table } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './orders.module.css';

/** The shop's name of what a provider was told; undefined for one in which nothing is charged. */
const shopCurrency = (reqcur: string) => CURRENCIES.find((currency) => providerCurrency[currency] === reqcur);

/** Every attempt to pay an order, as the provider knows it. */
export function OrderAttempts({ attempts }: { readonly attempts: readonly AdminAttempt[] }): ReactNode {
  const t = useT('bookingOrders');
  const format = useFormat();
  if (attempts.length === 0) return null;
  return (
    <section className={css.section}>
      <h3>{t('attempts')}</h3>
      <Table
        caption={t('attempts')}
        captionHidden
        dense
        rows={attempts}
        rowKey={({ refno }) => refno}
        columns={[
          {
            key: 'refno',
            header: t('attempt_refno'),
            cell: ({ refno, transid }) => (
              <div className={css.long}>
                {refno}
                {transid && <span className={css.note}>{transid}</span>}
              </div>
            ),
          },
          {
            key: 'status',
            header: t('state'),
            cell: ({ status, rescode }) => (
              <div>
                {t(`attempt_${status}`)}
                {rescode && <span className={css.note}>{rescode}</span>}
              </div>
            ),
          },
          {
            key: 'method',
            header: t('attempt_method'),
            cell: ({ pay_type_nm }) => pay_type_nm,
          },
          {
            key: 'amount',
            header: t('col_total'),
            numeric: true,
            cell: ({ reqcur, reqamt }) => {
              const currency = shopCurrency(reqcur);
              return currency ? format.money(Number(reqamt), currency) : `${reqcur} ${reqamt}`;
            },
          },
          {
            key: 'at',
            header: t('attempt_at'),
            cell: ({ settled_at, started_at }) => format.date(settled_at ?? started_at, 'time'),
          },
        ]}
      />
    </section>
  );
}
