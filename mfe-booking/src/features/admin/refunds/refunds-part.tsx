import '../../../shared/refunds/texts.ts';
import { refundFilters, refundTroubles } from '@narae/contracts/refund-states';
import { adminRefunds } from '@narae/contracts/rows';
import { useSearchParams, useT, Link, useFormat } from '@narae/shell-sdk';
import { PagedRows, ViewHead, usePutInAddress } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import { Chip, ChipRow, Badge, Table, type BadgeState } from '@narae/ui';
import type { ReactNode } from 'react';
import type { AdminRefund } from '@narae/contracts';
import css from './refunds.module.css';
import { adminLink } from '../address.ts';
import { RefundActions } from './refund-actions.tsx';

/** What waits for somebody first, then the newest (REFUND-9). */
export default function RefundsPart(): ReactNode {
  const t = useT('bookingRefunds');
  const admin = useT('bookingAdmin');
  const [query] = useSearchParams();
  const put = usePutInAddress<'shown'>();
  const shown = refundFilters.find((filter) => filter === query.get('shown'));
  const pages = useCallPages(
    adminRefunds,
    { ...(shown && { shown }) },
    ({ next }) => (next ? { after: next } : undefined),
    { staleTime: 0 },
  );
  return (
    <section aria-labelledby="refunds-title">
      <ViewHead id="refunds-title" title={admin('part_refunds')} />
      <div className={css.filters}>
        <ChipRow label={t('shown')}>
          <Chip selected={!shown} onClick={() => put('shown', '')}>
            {t('shown_all')}
          </Chip>
          {refundFilters.map((filter) => (
            <Chip key={filter} selected={shown === filter} onClick={() => put('shown', filter)}>
              {filter === 'waiting-for-us' ? t('shown_waiting') : t(`state_${filter}`)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <PagedRows pages={pages} rowsOf={(page) => page.rows} none={t('none')}>
        {(rows) => <RefundRows rows={rows} />}
      </PagedRows>
    </section>
  );
}

const badges: Readonly<Record<AdminRefund['state'], BadgeState>> = {
  due: 'confirmed',
  unconfirmed: 'cancelRequested',
  'by-hand': 'cancelRequested',
  refunded: 'paid',
  'paid-by-hand': 'paid',
};

function Moments({ state, made_at, next_at, settled_at }: AdminRefund): ReactNode {
  const t = useT('bookingRefunds');
  const format = useFormat();
  return (
    <div>
      {t('made_at', { at: format.date(made_at, 'time') })}
      {state === 'due' && next_at && (
        <span className={css.more}>{t('next_at', { at: format.date(next_at, 'time') })}</span>
      )}
      {settled_at && (
        <span className={css.more}>{t('settled_at', { at: format.date(settled_at, 'time') })}</span>
      )}
    </div>
  );
}

function RefundRows({ rows }: { readonly rows: readonly AdminRefund[] }): ReactNode {
  const t = useT('bookingRefunds');
  const admin = useT('bookingAdmin');
  const format = useFormat();
  return (
    <Table
      caption={admin('part_refunds')}
      captionHidden
      dense
      rows={rows}
      rowKey={({ refund_id }) => refund_id}
      columns={[
        {
          key: 'state',
          header: t('col_state'),
          cell: (refund) => (
            <div>
              <Badge state={badges[refund.state]}>{t(`state_${refund.state}`)}</Badge>
              <RefundProblem {...refund} />
              {refund.note && <span className={css.more}>{refund.note}</span>}
            </div>
          ),
        },
        {
          key: 'order',
          header: t('col_order'),
          cell: ({ order_id, prod_title, mem_id }) => (
            <div>
              <Link to={adminLink('orders', { id: order_id })}>{order_id}</Link>
              <span className={css.more}>{prod_title}</span>
              <span className={css.more}>{mem_id}</span>
            </div>
          ),
        },
        {
          key: 'amount',
          header: t('col_amount'),
          cell: ({ amount, currency, pay_type_nm, cause, refno }) => (
            <div>
              <strong>{format.money(amount, currency)}</strong>
              <span className={css.more}>{t(`cause_${cause}`)}</span>
              {refno && <span className={css.more}>{`${pay_type_nm} · ${refno}`}</span>}
            </div>
          ),
        },
        { key: 'at', header: t('col_at'), cell: (refund) => <Moments {...refund} /> },
        {
          key: 'do',
          header: t('col_do'),
          cell: (refund) =>
            (refund.may_retry || refund.moves.length > 0) && <RefundActions refund={refund} />,
        },
      ]}
    />
  );
}

function RefundProblem({
  state,
  trouble,
  tries,
}: Pick<AdminRefund, 'state' | 'trouble' | 'tries'>): ReactNode {
  const t = useT('bookingRefunds');
  if (!trouble || state === 'refunded') return null;
  const ours = refundTroubles.find((problem) => problem === trouble);
  return (
    <>
      <span className={css.more}>
        {ours ? t(`trouble_${ours}`) : t('trouble_rejected', { code: trouble })}
      </span>
      <span className={css.more}>{t('tries', { times: tries })}</span>
    </>
  );
}
