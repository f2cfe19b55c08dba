import type { Visits } from '@narae/contracts';
import { adminVisits } from '@narae/contracts/rows';
import { MOST_VISIT_DAYS } from '@narae/contracts/member-admin-limits';
import { addDays, daysBetween, seoulDay } from '@narae/rules';
import { useFormat, useSearchParams, useT, serverTime } from '@narae/shell-sdk';
import { dayIn, Rows, usePutInAddress, ViewHead } from '@narae/shell-sdk/admin';
import { useCall } from '@narae/shell-sdk/query';
import { EmptyState, Loaded, Skeleton, TextField } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './visits.module.css';

/** The last 30 days unless the address says otherwise (ACCOUNT-17). */
export default function VisitsPart(): ReactNode {
  const t = useT('accountAdmin');
  const admin = useT('admin');
  const [query] = useSearchParams();
  const put = usePutInAddress();
  const to = dayIn(query.get('to')) || seoulDay(serverTime());
  const from = dayIn(query.get('from')) || addDays(to, -29);
  const wrong = to < from || daysBetween(from, to) >= MOST_VISIT_DAYS;
  const result = useCall(adminVisits, wrong ? null : { from, to }, { staleTime: 0 });
  return (
    <section className={css.part} aria-labelledby="visits-title">
      <ViewHead id="visits-title" title={t('part_visits')} />
      <div className={css.days}>
        <TextField
          type="date"
          label={t('from')}
          value={from}
          onChange={({ target }) => put('from', target.value)}
        />
        <TextField
          type="date"
          label={t('to')}
          value={to}
          error={wrong && t('range_wrong', { days: MOST_VISIT_DAYS })}
          onChange={({ target }) => put('to', target.value)}
        />
      </div>
      {!wrong && (
        <Loaded
          result={result}
          waiting={<Skeleton shape="row" count={6} />}
          failed={{ title: admin('load_fail'), compact: true }}
        >
          {(visits) =>
            visits.total === 0 ? <EmptyState compact title={t('visits_none')} /> : <Shown visits={visits} />
          }
        </Loaded>
      )}
    </section>
  );
}

function Shown({ visits }: { readonly visits: Visits }): ReactNode {
  const t = useT('accountAdmin');
  const format = useFormat();
  return (
    <>
      <p>
        <strong>{t('visits_total', { count: visits.total })}</strong>
      </p>
      <VisitChart days={visits.days} />
      <div className={css.tables}>
        {(['days', 'systems', 'languages', 'partners'] as const).map((by) => (
          <Rows
            key={by}
            caption={t(`by_${by}`)}
            captionShown
            named
            rows={visits[by].filter(({ count }) => count > 0)}
            rowKey={({ key }) => key}
            columns={[
              {
                key: 'key',
                header: t(`by_${by}`),
                cell: ({ key }) => (by === 'days' ? format.date(key, 'day') : key || t('visits_unnamed')),
              },
              {
                key: 'count',
                header: t('part_visits'),
                numeric: true,
                cell: ({ count }) => format.number(count),
              },
            ]}
          />
        ))}
      </div>
    </>
  );
}

const FILLED = 0.8;

/** A screen reader hears the highest day and is sent to the table. */
function VisitChart({ days }: Pick<Visits, 'days'>): ReactNode {
  const t = useT('accountAdmin');
  const format = useFormat();
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return null;
  const top = days.reduce((best, day) => (day.count > best.count ? day : best), first);
  const most = Math.max(1, top.count);
  const summary = t('chart_told', { day: format.date(top.key, 'day'), count: top.count });
  return (
    <figure className={css.figure} role="img" aria-label={summary}>
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
