import type { AdminOrder, AdminAttempt } from '@narae/contracts';
import { Link, useFormat, useT } from '@narae/shell-sdk';
import { Reference } from '@narae/ui';
import type { ReactNode } from 'react';
import { CURRENCIES } from '@narae/contracts/languages';
import { providerCurrency } from '@narae/rules';
import { Rows } from '@narae/shell-sdk/admin';
import { adminLink } from '../address.ts';
import css from './orders.module.css';

type Shown = Pick<AdminOrder, 'cancellations' | 'refunds'>;

/** Cancellations and refunds, with links to their parts (REFUND-2, REFUND-9). */
export function OrderMoney({ cancellations, refunds }: Shown): ReactNode {
  const t = useT('bookingOrders');
  if (cancellations.length === 0 && refunds.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="order-money">
      <h3 id="order-money">{t('money_back')}</h3>
      <ul className={css.notes} role="list">
        {cancellations.map((request) => (
          <Request key={request.cancel_no} request={request} />
        ))}
        {refunds.map((refund) => (
          <Refund key={refund.refund_id} refund={refund} />
        ))}
      </ul>
    </section>
  );
}

function Request({ request }: { readonly request: Shown['cancellations'][number] }): ReactNode {
  const t = useT('bookingOrders');
  const desk = useT('bookingCancellations');
  const format = useFormat();
  const { cancel_no, state, sums, asked_at } = request;
  const back = sums.map(({ refunded, currency }) => format.money(refunded, currency)).join(' + ');
  return (
    <li>
      <Link className={css.rowLink} to={adminLink('cancellations', { state })}>
        {t('request_no', { number: cancel_no })}
      </Link>
      <span className={css.note}>
        {[desk(`state_${state}`), back, format.date(asked_at, 'time')].filter(Boolean).join(' · ')}
      </span>
    </li>
  );
}

function Refund({ refund }: { readonly refund: Shown['refunds'][number] }): ReactNode {
  const t = useT('bookingRefunds');
  const format = useFormat();
  const { refund_id, state, cause, amount, currency, settled_at, made_at } = refund;
  return (
    <li>
      <Link className={css.rowLink} to={adminLink('refunds')}>
        <Reference>{refund_id}</Reference>
      </Link>
      <span className={css.note}>
        {[
          t(`state_${state}`),
          format.money(amount, currency),
          t(`cause_${cause}`),
          format.date(settled_at || made_at, 'time'),
        ].join(' · ')}
      </span>
    </li>
  );
}

/** Undefined for one in which nothing is charged. */
const shopCurrency = (reqcur: string) => CURRENCIES.find((currency) => providerCurrency[currency] === reqcur);

export function OrderAttempts({ attempts }: { readonly attempts: readonly AdminAttempt[] }): ReactNode {
  const t = useT('bookingOrders');
  const format = useFormat();
  if (attempts.length === 0) return null;
  return (
    <section className={css.section}>
      <h3>{t('attempts')}</h3>
      <Rows
        caption={t('attempts')}
        rows={attempts}
        rowKey={({ refno }) => refno}
        columns={[
          {
            key: 'refno',
            header: t('attempt_refno'),
            reference: true,
            value: ({ refno }) => refno,
            notes: ({ transid }) => [transid && <Reference>{transid}</Reference>],
          },
          {
            key: 'status',
            header: t('state'),
            value: ({ status }) => t(`attempt_${status}`),
            notes: ({ rescode }) => [rescode],
          },
          { key: 'method', header: t('attempt_method'), value: ({ pay_type_nm }) => pay_type_nm },
          {
            key: 'amount',
            header: t('col_total'),
            numeric: true,
            value: ({ reqcur, reqamt }) => {
              const currency = shopCurrency(reqcur);
              return currency ? format.money(Number(reqamt), currency) : `${reqcur} ${reqamt}`;
            },
          },
          {
            key: 'at',
            header: t('attempt_at'),
            value: ({ settled_at, started_at }) => format.date(settled_at ?? started_at, 'time'),
          },
        ]}
      />
    </section>
  );
}
