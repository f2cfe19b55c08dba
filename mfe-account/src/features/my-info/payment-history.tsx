import { PAYMENTS_A_PAGE } from '@narae/contracts/my-order-limits';
import type { MyPayment } from '@narae/contracts';
import { myPayments } from '@narae/contracts/rows';
import { Link, linkTo, useFormat, useLive, useT } from '@narae/shell-sdk';
import { useCallPages } from '@narae/shell-sdk/query';
import { Button, Loaded, Skeleton, Table, Reference } from '@narae/ui';
import { useId, type ReactNode } from 'react';
import { settledRefundStates } from '@narae/contracts/refund-states';
import { namespace } from '../../texts.ts';
import css from './my-info.module.css';

const nextPage = (page: readonly MyPayment[]) => {
  const last = page.at(-1);
  return last && page.length === PAYMENTS_A_PAGE
    ? { after: { paid_at: last.paid_at, refno: last.refno } }
    : undefined;
};

/** The newest first, with refunds (ORDER-7); nothing for a member without payments. */
export function PaymentHistory(): ReactNode {
  const t = useT(namespace);
  const headingId = useId();
  const result = useCallPages(myPayments, {}, nextPage, { staleTime: 0 });
  useLive('booking', { refetch: () => void result.refetch() });
  return (
    <Loaded
      result={result}
      waiting={<Skeleton shape="row" count={2} />}
      failed={{ title: t('payments_fail'), children: t('payments_fail_text'), compact: true }}
    >
      {(pages) => {
        const payments = pages.flat();
        if (payments.length === 0) return null;
        return (
          <section className={css.events} aria-labelledby={headingId}>
            <h2 className={css.heading} id={headingId}>
              {t('payments_title')}
            </h2>
            <Payments payments={payments} />
            {result.hasNextPage && (
              <Button
                kind="secondary"
                busy={result.isFetchingNextPage}
                onClick={() => void result.fetchNextPage()}
              >
                {t('payments_more')}
              </Button>
            )}
          </section>
        );
      }}
    </Loaded>
  );
}

function Payments({ payments }: { readonly payments: readonly MyPayment[] }): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  return (
    <Table
      caption={t('payments_title')}
      captionHidden
      rows={payments}
      rowKey={({ refno }) => refno}
      columns={[
        { key: 'date', header: t('payment_date'), cell: ({ paid_at }) => format.date(paid_at, 'local') },
        {
          key: 'for',
          header: t('payment_for'),
          cell: ({ order_id, prod_title, due }) => (
            <div className={css.cell}>
              <Link className={css.paidFor} {...linkTo('myOrder', { order_id })}>
                {prod_title}
              </Link>
              {due && <span className={css.reference}>{t(`payment_for_${due}`)}</span>}
            </div>
          ),
        },
        {
          key: 'method',
          header: t('payment_method'),
          cell: ({ pay_type_nm, refno }) => (
            <div className={css.cell}>
              {pay_type_nm}
              <span className={css.reference}>
                <Reference>{refno}</Reference>
              </span>
            </div>
          ),
        },
        {
          key: 'amount',
          header: t('payment_amount'),
          numeric: true,
          cell: ({ amount, currency }) => format.money(amount, currency),
        },
        { key: 'state', header: t('payment_state'), cell: (payment) => <PaymentState payment={payment} /> },
      ]}
    />
  );
}

function PaymentState({ payment }: { readonly payment: MyPayment }): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const { state, refunds } = payment;
  return (
    <div className={css.cell}>
      {t(`payment_${state}`)}
      {refunds.map(({ refund_id, amount, currency, state: of }) => (
        <span key={refund_id} className={css.reference}>
          {t(settledRefundStates.includes(of) ? 'payment_part_back' : 'payment_part_due', {
            amount: format.money(amount, currency),
          })}
        </span>
      ))}
    </div>
  );
}
