import type { SalesKey, SalesRow } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { LAN_TPS, LANGUAGES, type Currency } from '@narae/contracts/languages';
import { providerCurrency } from '@narae/rules';
import { chartColumns, isByMonth, type ChartColumn } from './chart-columns.ts';
import css from './sales.module.css';
import type { Range } from './use-sales-filter.ts';

interface SalesChartProps {
  readonly by: SalesKey;
  readonly range: Range;
  readonly rows: readonly SalesRow[];
}

/** Sums in KRW; a screen reader hears the extremes and is sent to the table. */
export function SalesChart({ by, range, rows }: SalesChartProps): ReactNode {
  const t = useT('bookingSales');
  const format = useFormat();
  const name = useRowName(by);
  const [first, ...others] = rows;
  if (!first) return null;
  const top = others.reduce((best, row) => (row.krw.charged > best.krw.charged ? row : best), first);
  const summary = t('chart_told', { name: name(top), amount: format.money(top.krw.charged, 'KRW') });
  return (
    <figure className={css.figure}>
      <div role="img" aria-label={summary}>
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

/** The table has the rest. */
const MOST_BARS = 10;

function BarChart({ by, rows }: { readonly by: SalesKey; readonly rows: readonly SalesRow[] }): ReactNode {
  const format = useFormat();
  const name = useRowName(by);
  const most = Math.max(1, ...rows.map(({ krw }) => Math.max(krw.charged, krw.refunded)));
  return (
    <div className={css.chart}>
      {rows.slice(0, MOST_BARS).map((row) => (
        <div key={row.key} className={css.bar}>
          <span className={css.barName}>{name(row)}</span>
          <span className={css.barSum}>{format.money(row.krw.charged, 'KRW')}</span>
          <svg viewBox={`0 0 ${most} 3`} preserveAspectRatio="none" aria-hidden focusable="false">
            <rect className={css.charged} width={row.krw.charged} height={2} />
            <rect className={css.refunded} y={2} width={row.krw.refunded} height={1} />
          </svg>
        </div>
      ))}
    </div>
  );
}

const FILLED = 0.8;

/** Charged above the line, refunded below it; drawn in units of its own and stretched. */
function DayChart({
  columns,
  range,
}: {
  readonly columns: readonly ChartColumn[];
  readonly range: Range;
}): ReactNode {
  const t = useT('bookingSales');
  const format = useFormat();
  const most = Math.max(1, ...columns.map(({ charged }) => charged));
  const mostBack = Math.max(0, ...columns.map(({ refunded }) => refunded));
  const height = most + mostBack;
  return (
    <div className={css.chart}>
      <div className={css.scale}>
        <span>{format.money(most, 'KRW')}</span>
        {isByMonth(range) && <span>{t('chart_month')}</span>}
      </div>
      <svg
        className={css.columns}
        viewBox={`0 0 ${columns.length} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
        focusable="false"
      >
        {columns.map(({ key, charged, refunded }, at) => (
          <g key={key}>
            <rect className={css.charged} x={at} y={most - charged} width={FILLED} height={charged} />
            <rect className={css.refunded} x={at} y={most} width={FILLED} height={refunded} />
          </g>
        ))}
        <line className={css.line} x1={0} x2={columns.length} y1={most} y2={most} />
      </svg>
      <div className={css.scale}>
        <span>{format.date(range.from, 'short')}</span>
        <span>{format.date(range.to, 'short')}</span>
      </div>
    </div>
  );
}

interface Named {
  readonly key: string;
  readonly title: string;
}

const languageOf = (key: string): string => {
  const known = LAN_TPS.find((lanTp) => lanTp === key);
  return known ? LANGUAGES[known].ownName : key;
};

export function useRowName(by: SalesKey): (row: Named) => string {
  const t = useT('bookingSales');
  const format = useFormat();
  const names: Readonly<Record<SalesKey, (row: Named) => string>> = {
    day: ({ key }) => format.date(key, 'day'),
    trip: ({ key, title }) => title || key,
    // A trip has many departures of one title.
    product: ({ key, title }) => [title, key].filter(Boolean).join(' · '),
    language: ({ key }) => languageOf(key),
    currency: ({ key }) => providerCurrency[key as Currency],
  };
  return (row) => (row.key === '' ? t('others') : names[by](row));
}
