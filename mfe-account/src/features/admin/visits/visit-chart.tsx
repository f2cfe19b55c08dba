import type { Visits } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import css from './visits.module.css';

/** Room of a column that is filled. */
const FILLED = 0.8;

/** A column for each day; a screen reader hears the most and is sent to the table. */
export function VisitChart({ days }: Pick<Visits, 'days'>): ReactNode {
  const t = useT('accountAdmin');
  const format = useFormat();
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return null;
  const top = days.reduce((best, day) => (day.count > best.count ? day : best), first);
  const most = Math.max(1, top.count);
  const told = t('chart_told', { day: format.date(top.key, 'day'), count: top.count });
  return (
    <figure className={css.figure} role="img" aria-label={told}>
      <div className={css.scale}>
        <span>{format.number(most)}</span>
      </div>
      <svg
        className={css.columns}
        viewBox={`0 0 ${days.length} ${most}`}
        preserveAspectRatio="none"
        aria-hidden
        focusable="false"
      >
        {days.map(({ key, count }, at) => (
          <rect key={key} x={at} y={most - count} width={FILLED} height={count} />
        ))}
      </svg>
      <div className={css.scale}>
        <span>{format.date(first.key, 'short')}</span>
        <span>{format.date(last.key, 'short')}</span>
      </div>
    </figure>
  );
}
