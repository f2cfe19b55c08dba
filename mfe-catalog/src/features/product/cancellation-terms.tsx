import type { ProductDetail } from '@narae/contracts';
import { refundDates, seoulDay } from '@narae/rules';
import { useFormat, useT } from '@narae/shell-sdk';
import { Table } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../../texts.ts';
import css from './product-story.module.css';

/** What cancelling this product costs, with real dates (REFUND-3), and what changing a name means (REFUND-5). */
export function CancellationTerms({ product }: { readonly product: ProductDetail }): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const { refund_terms: schedule, name_change: nameChange } = product;
  const today = seoulDay(new Date());
  const steps = refundDates(product.ymd_format, schedule).filter((step) => step.until >= today);
  if (steps.length === 0) return null;
  return (
    <section>
      <h2>{t('cancellation')}</h2>
      <Table
        caption={t('cancellation')}
        captionHidden
        columns={[
          { key: 'until', header: t('cancel_until'), cell: (step) => format.date(step.until, 'day') },
          {
            key: 'pct',
            header: t('cancel_refund'),
            cell: (step) => format.percent(step.pct / 100),
            numeric: true,
          },
        ]}
        rows={steps}
        rowKey={(step) => step.until}
      />
      {schedule.grace && (
        <p className={css.soft}>
          {t('cancel_grace', { hours: schedule.grace.hours, days: schedule.grace.untilDays })}
        </p>
      )}
      <p className={css.soft}>
        {nameChange.countsAsCancellation
          ? t('cancel_concert_note')
          : t('cancel_name_fee', { fee: format.money(nameChange.feeUsd, 'USD') })}
      </p>
      <p className={css.soft}>{t('cancel_desk')}</p>
    </section>
  );
}
