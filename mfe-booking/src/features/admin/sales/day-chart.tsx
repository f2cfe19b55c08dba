import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { isByMonth, type ChartColumn } from './chart-columns.ts';
import css from './sales.module.css';
import type { Range } from './use-sales-filter.ts';

/** Room of a column that is filled. */
const FILLED = 0.8;

/** Columns over time: what was charged above the line, what went back below it. Drawn in units of its own and stretched. */
export function DayChart({
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
