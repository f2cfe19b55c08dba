import type { SalesKey, SalesRow } from '@narae/contracts';
import { useFormat } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './sales.module.css';
import { useRowName } from './use-row-name.ts';

/** As many as are seen at a glance; the table has all. */
const MOST_BARS = 10;

/** A bar for each of the greatest rows: what was charged, and below it what went back. */
export function BarChart({
  by,
  rows,
}: {
  readonly by: SalesKey;
  readonly rows: readonly SalesRow[];
}): ReactNode {
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
