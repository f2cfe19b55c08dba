import '../../../shared/payments/texts.ts';
import { paymentFilters, paymentIssueKinds } from '@narae/contracts/payment-issue-kinds';
import { adminPayments } from '@narae/contracts/rows';
import { Link, useSearchParams, useT, useFormat } from '@narae/shell-sdk';
import { PagedRows, ViewHead, usePutInAddress } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import { Chip, ChipRow, SelectField, Table } from '@narae/ui';
import type { ReactNode } from 'react';
import type { AdminPayment } from '@narae/contracts';
import { adminLink } from '../address.ts';
import css from './payments.module.css';
import { PaymentActions } from './payment-actions.tsx';

/** Reports that differ from what was asked for, and undecided attempts (REFUND-10). */
export default function PaymentsPart(): ReactNode {
  const t = useT('bookingPayments');
  const admin = useT('bookingAdmin');
  const [query] = useSearchParams();
  const put = usePutInAddress<'shown' | 'kind'>();
  const shown = paymentFilters.find((filter) => filter === query.get('shown')) ?? 'open';
  const kind = paymentIssueKinds.find((item) => shown !== 'undecided' && item === query.get('kind'));
  const pages = useCallPages(
    adminPayments,
    { shown, ...(kind && { kind }) },
    ({ next }) => (next ? { after: next } : undefined),
    { staleTime: 0 },
  );
  return (
    <section aria-labelledby="payments-title">
      <ViewHead id="payments-title" title={admin('part_payments')} />
      <div className={css.filters}>
        <ChipRow label={t('shown')}>
          {paymentFilters.map((filter) => (
            <Chip
              key={filter}
              selected={shown === filter}
              onClick={() => put('shown', filter === 'open' ? '' : filter)}
            >
              {t(`shown_${filter}`)}
            </Chip>
          ))}
        </ChipRow>
        <p>
          {t(`meaning_${shown}`)} <Link to={adminLink('refunds')}>{t('unknown_refunds')}</Link>
        </p>
        {shown !== 'undecided' && (
          <SelectField
            label={t('kind')}
            value={kind ?? ''}
            onChange={({ target }) => put('kind', target.value)}
            options={[
              { value: '', label: t('kind_all') },
              ...paymentIssueKinds.map((item) => ({ value: item, label: t(`kind_${item}`) })),
            ]}
          />
        )}
      </div>
      <PagedRows pages={pages} rowsOf={(page) => page.rows} none={t(`none_${shown}`)}>
        {(rows) => <PaymentRows rows={rows} />}
      </PagedRows>
    </section>
  );
}

/** In the provider's own writing, so that a difference is seen as it came. */
function Sums({ asked, came, rescode, transid }: AdminPayment): ReactNode {
  const t = useT('bookingPayments');
  const written = ({ amount, currency }: AdminPayment['asked']): string => `${amount} ${currency}`.trim();
  return (
    <div>
      {written(asked) && t('asked', { sum: written(asked) })}
      {written(came) && <span className={css.more}>{t('came', { sum: written(came) })}</span>}
      {rescode && <span className={css.more}>{t('code', { code: rescode })}</span>}
      {transid && <span className={css.more}>{t('transid', { transid })}</span>}
    </div>
  );
}

function PaymentRows({ rows }: { readonly rows: readonly AdminPayment[] }): ReactNode {
  const t = useT('bookingPayments');
  const admin = useT('bookingAdmin');
  const format = useFormat();
  return (
    <Table
      caption={admin('part_payments')}
      captionHidden
      dense
      rows={rows}
      rowKey={({ issue_id, refno }) => issue_id || refno}
      columns={[
        {
          key: 'kind',
          header: t('col_kind'),
          cell: ({ kind, source, times, note, settled_at, settled_by }) => (
            <div>
              <strong>{t(`kind_${kind}`)}</strong>
              {source && <span className={css.more}>{t(`source_${source}`)}</span>}
              {times > 1 && <span className={css.more}>{t('times', { times })}</span>}
              {note && <span className={css.more}>{note}</span>}
              {settled_at && (
                <span className={css.more}>
                  {t('settled_at', { at: format.date(settled_at, 'time'), by: settled_by })}
                </span>
              )}
            </div>
          ),
        },
        {
          key: 'order',
          header: t('col_order'),
          cell: ({ order_id, prod_title, mem_id, pay_type_nm, refno }) => (
            <div>
              {order_id && <Link to={adminLink('orders', { id: order_id })}>{order_id}</Link>}
              {prod_title && <span className={css.more}>{prod_title}</span>}
              {mem_id && <span className={css.more}>{mem_id}</span>}
              <span className={css.more}>{[pay_type_nm, refno].filter(Boolean).join(' · ')}</span>
            </div>
          ),
        },
        { key: 'sums', header: t('col_sums'), cell: (payment) => <Sums {...payment} /> },
        { key: 'at', header: t('col_at'), cell: (payment) => <PaymentMoments {...payment} /> },
        {
          key: 'do',
          header: t('col_do'),
          cell: (payment) =>
            (payment.may_ask || (payment.issue_id && !payment.settled_at)) && (
              <PaymentActions payment={payment} />
            ),
        },
      ]}
    />
  );
}

function PaymentMoments({ opened_at, plan, next_at, order_id }: AdminPayment): ReactNode {
  const t = useT('bookingPayments');
  const format = useFormat();
  return (
    <div>
      {format.date(opened_at, 'time')}
      {order_id && (
        <span className={css.more}>
          {plan === 'refund' ? <Link to={adminLink('refunds')}>{t('plan_refund')}</Link> : t(`plan_${plan}`)}
        </span>
      )}
      {next_at && <span className={css.more}>{t('next_at', { at: format.date(next_at, 'time') })}</span>}
    </div>
  );
}
