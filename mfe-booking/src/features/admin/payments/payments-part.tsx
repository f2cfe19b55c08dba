import '../../../shared/payments/texts.ts';
import type { AdminPayment } from '@narae/contracts';
import { paymentFilters, paymentIssueKinds } from '@narae/contracts/payment-issue-kinds';
import { adminPayments } from '@narae/contracts/rows';
import { Link, useFormat, useSearchParams, useT } from '@narae/shell-sdk';
import { AdminList, chips, select, type ListColumn } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';
import { adminLink } from '../address.ts';
import { PaymentActions } from './payment-actions.tsx';

/** Reports that differ from what was asked for, and undecided attempts (REFUND-10). */
export default function PaymentsPart(): ReactNode {
  const t = useT('bookingPayments');
  const admin = useT('bookingAdmin');
  const [query] = useSearchParams();
  const shown = paymentFilters.find((filter) => filter === query.get('shown')) ?? 'open';
  const columns = usePaymentColumns();
  return (
    <AdminList
      call={adminPayments}
      title={admin('part_payments')}
      filters={{
        shown: chips({
          label: t('shown'),
          options: paymentFilters,
          standard: 'open',
          text: (filter) => t(`shown_${filter}`),
        }),
        ...(shown !== 'undecided' && {
          kind: select({
            label: t('kind'),
            options: paymentIssueKinds,
            all: t('kind_all'),
            text: (kind) => t(`kind_${kind}`),
          }),
        }),
      }}
      note={
        <p>
          {t(`meaning_${shown}`)} <Link to={adminLink('refunds')}>{t('unknown_refunds')}</Link>
        </p>
      }
      rowsOf={({ rows }) => rows}
      none={t(`none_${shown}`)}
      rowKey={({ issue_id, refno }) => issue_id || refno}
      columns={columns}
    />
  );
}

function usePaymentColumns(): readonly ListColumn<AdminPayment>[] {
  const t = useT('bookingPayments');
  const format = useFormat();
  return [
    {
      key: 'kind',
      header: t('col_kind'),
      value: ({ kind }) => t(`kind_${kind}`),
      cell: ({ kind }) => <strong>{t(`kind_${kind}`)}</strong>,
      notes: ({ source, times, note, settled_at, settled_by }) => [
        source && t(`source_${source}`),
        times > 1 && t('times', { times }),
        note,
        settled_at && t('settled_at', { at: format.date(settled_at, 'time'), by: settled_by }),
      ],
    },
    {
      key: 'order',
      header: t('col_order'),
      reference: true,
      value: ({ order_id }) => order_id,
      cell: ({ order_id }) => order_id && <Link to={adminLink('orders', { id: order_id })}>{order_id}</Link>,
      notes: ({ prod_title, mem_id, pay_type_nm, refno }) => [
        prod_title,
        mem_id,
        [pay_type_nm, refno].filter(Boolean).join(' · '),
      ],
    },
    {
      key: 'sums',
      header: t('col_sums'),
      value: ({ asked }) => written(asked),
      cell: ({ asked }) => written(asked) && t('asked', { sum: written(asked) }),
      notes: ({ came, rescode, transid }) => [
        written(came) && t('came', { sum: written(came) }),
        rescode && t('code', { code: rescode }),
        transid && t('transid', { transid }),
      ],
    },
    {
      key: 'at',
      header: t('col_at'),
      value: ({ opened_at }) => opened_at,
      cell: ({ opened_at }) => format.date(opened_at, 'time'),
      notes: ({ order_id, plan, next_at }) => [
        order_id &&
          (plan === 'refund' ? <Link to={adminLink('refunds')}>{t('plan_refund')}</Link> : t(`plan_${plan}`)),
        next_at && t('next_at', { at: format.date(next_at, 'time') }),
      ],
    },
    {
      key: 'do',
      header: t('col_do'),
      cell: (payment) =>
        (payment.may_ask || (payment.issue_id && !payment.settled_at)) && (
          <PaymentActions payment={payment} />
        ),
    },
  ];
}

/** In the provider's own writing, so that a difference is seen as it came. */
const written = ({ amount, currency }: AdminPayment['asked']): string => `${amount} ${currency}`.trim();
