import '../../../shared/refunds/texts.ts';
import type { AdminRefund } from '@narae/contracts';
import { refundFilters, refundTroubles } from '@narae/contracts/refund-states';
import { adminRefunds } from '@narae/contracts/rows';
import { useFormat, useT } from '@narae/shell-sdk';
import { AdminList, chips, type ListColumn } from '@narae/shell-sdk/admin';
import { Badge, type BadgeState } from '@narae/ui';
import type { ReactNode } from 'react';
import { adminLink } from '../address.ts';
import { RefundActions } from './refund-actions.tsx';

/** What waits for somebody first, then the newest (REFUND-9). */
export default function RefundsPart(): ReactNode {
  const t = useT('bookingRefunds');
  const admin = useT('bookingAdmin');
  return (
    <AdminList
      call={adminRefunds}
      title={admin('part_refunds')}
      filters={{
        shown: chips({
          label: t('shown'),
          options: refundFilters,
          all: t('shown_all'),
          text: (filter) => (filter === 'waiting-for-us' ? t('shown_waiting') : t(`state_${filter}`)),
        }),
      }}
      rowsOf={({ rows }) => rows}
      none={t('none')}
      rowKey={({ refund_id }) => refund_id}
      columns={useRefundColumns()}
    />
  );
}

function useRefundColumns(): readonly ListColumn<AdminRefund>[] {
  const t = useT('bookingRefunds');
  const format = useFormat();
  const problemOf = useRefundProblem();
  return [
    {
      key: 'state',
      header: t('col_state'),
      value: ({ state }) => t(`state_${state}`),
      cell: ({ state }) => <Badge state={badges[state]}>{t(`state_${state}`)}</Badge>,
      notes: (refund) => [...problemOf(refund), refund.note],
    },
    {
      key: 'order',
      header: t('col_order'),
      reference: true,
      value: ({ order_id }) => order_id,
      link: ({ order_id }) => adminLink('orders', { id: order_id }),
      notes: ({ prod_title, mem_id }) => [prod_title, mem_id],
    },
    {
      key: 'amount',
      header: t('col_amount'),
      value: ({ amount, currency }) => format.money(amount, currency),
      cell: ({ amount, currency }) => <strong>{format.money(amount, currency)}</strong>,
      notes: ({ cause, refno, pay_type_nm }) => [t(`cause_${cause}`), refno && `${pay_type_nm} · ${refno}`],
    },
    {
      key: 'at',
      header: t('col_at'),
      value: ({ made_at }) => made_at,
      cell: ({ made_at }) => t('made_at', { at: format.date(made_at, 'time') }),
      notes: ({ state, next_at, settled_at }) => [
        state === 'due' && next_at && t('next_at', { at: format.date(next_at, 'time') }),
        settled_at && t('settled_at', { at: format.date(settled_at, 'time') }),
      ],
    },
    {
      key: 'do',
      header: t('col_do'),
      cell: (refund) => (refund.may_retry || refund.moves.length > 0) && <RefundActions refund={refund} />,
    },
  ];
}

const badges: Readonly<Record<AdminRefund['state'], BadgeState>> = {
  due: 'confirmed',
  unconfirmed: 'cancelRequested',
  'by-hand': 'cancelRequested',
  refunded: 'paid',
  'paid-by-hand': 'paid',
};

function useRefundProblem(): (refund: AdminRefund) => readonly string[] {
  const t = useT('bookingRefunds');
  return ({ state, trouble, tries }) => {
    if (!trouble || state === 'refunded') return [];
    const ours = refundTroubles.find((problem) => problem === trouble);
    return [
      ours ? t(`trouble_${ours}`) : t('trouble_rejected', { code: trouble }),
      t('tries', { times: tries }),
    ];
  };
}
