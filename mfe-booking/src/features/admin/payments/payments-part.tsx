import { paymentFilters, paymentIssueKinds } from '@narae/contracts/payment-issue-kinds';
import { adminPayments } from '@narae/contracts/rows';
import { Link, useSearchParams, useT } from '@narae/shell-sdk';
import { PagedRows, ViewHead } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import { Chip, ChipRow, SelectField } from '@narae/ui';
import type { ReactNode } from 'react';
import '../../../shared/payments/texts.ts';
import { adminLink } from '../admin-link.ts';
import { usePutInAddress } from '@narae/shell-sdk/admin';
import { PaymentRows } from './payment-rows.tsx';
import css from './payments.module.css';

/** Payments that need eyes: reports that differ from what was asked for, and attempts that stay undecided (REFUND-10). */
export default function PaymentsPart(): ReactNode {
  const t = useT('bookingPayments');
  const admin = useT('bookingAdmin');
  const [query] = useSearchParams();
  const put = usePutInAddress<'shown' | 'kind'>();
  const shown = paymentFilters.find((one) => one === query.get('shown')) ?? 'open';
  const kind = paymentIssueKinds.find((one) => shown !== 'undecided' && one === query.get('kind'));
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
          {paymentFilters.map((one) => (
            <Chip key={one} selected={shown === one} onClick={() => put('shown', one === 'open' ? '' : one)}>
              {t(`shown_${one}`)}
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
              ...paymentIssueKinds.map((one) => ({ value: one, label: t(`kind_${one}`) })),
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
