import type { SalesKey, SalesRow } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { BarChart } from './bar-chart.tsx';
import { chartColumns } from './chart-columns.ts';
import { DayChart } from './day-chart.tsx';
import css from './sales.module.css';
import { useRowName } from './use-row-name.ts';
import type { Range } from './use-sales-filter.ts';

interface SalesChartProps {
  readonly by: SalesKey;
  readonly range: Range;
  readonly rows: readonly SalesRow[];
}

/** Charged and refunded in KRW at a glance; a screen reader hears what stands out and is sent to the table. */
export function SalesChart({ by, range, rows }: SalesChartProps): ReactNode {
  const t = useT('bookingSales');
  const format = useFormat();
  const name = useRowName(by);
  const [first, ...others] = rows;
  if (!first) return null;
  const top = others.reduce((best, row) => (row.krw.charged > best.krw.charged ? row : best), first);
  const told = t('chart_told', { name: name(top), amount: format.money(top.krw.charged, 'KRW') });
  return (
    <figure className={css.figure}>
      <div role="img" aria-label={told}>
        {by === 'day' ? (
          <DayChart columns={chartColumns(rows, range)} range={range} />
        ) : (
          <BarChart by={by} rows={rows} />
        )}
      </div>
      <figcaption className={css.legend}>
        <span className={css.ofCharged}>{t('charged')}</span>
        <span className={css.ofRefunded}>{t('refunded')}</span>
      </figcaption>
    </figure>
  );
}
