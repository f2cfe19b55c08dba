import { refundFilters } from '@narae/contracts/refund-states';
import { adminRefunds } from '@narae/contracts/rows';
import { useSearchParams, useT } from '@narae/shell-sdk';
import { PagedRows, ViewHead } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import { Chip, ChipRow } from '@narae/ui';
import type { ReactNode } from 'react';
import '../../../shared/refunds/texts.ts';
import { usePutInAddress } from '@narae/shell-sdk/admin';
import { RefundRows } from './refund-rows.tsx';
import css from './refunds.module.css';

/** Money that goes back: what waits for somebody first, then the newest (REFUND-9). */
export default function RefundsPart(): ReactNode {
  const t = useT('bookingRefunds');
  const admin = useT('bookingAdmin');
  const [query] = useSearchParams();
  const put = usePutInAddress<'shown'>();
  const shown = refundFilters.find((one) => one === query.get('shown'));
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
          {refundFilters.map((one) => (
            <Chip key={one} selected={shown === one} onClick={() => put('shown', one)}>
              {one === 'waiting-for-us' ? t('shown_waiting') : t(`state_${one}`)}
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
