import type { DeskSeries } from '@narae/contracts';
import { adminSeries } from '@narae/contracts/rows';
import { seriesDepartures } from '@narae/rules';
import { useFormat, useT } from '@narae/shell-sdk';
import { AdminFold } from '@narae/shell-sdk/admin';
import { useCall } from '@narae/shell-sdk/query';
import { Loaded } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './departures.module.css';
import { isRunning, pollWhileRunning, useFreshWhenDone } from '../running-jobs.ts';
import { useSeriesText } from './use-series-text.ts';

/** The series of a product's trip: those at work with how far they are, the others in a fold (CATALOG-20). */
export function SeriesProgress({ id }: { readonly id: string }): ReactNode {
  const t = useT('catalogAdmin');
  const result = useCall(
    adminSeries,
    { prod_id: id },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => pollWhileRunning(state.data?.series),
    },
  );
  useFreshWhenDone(result.data?.series);
  return (
    <Loaded result={result} waiting={null} failed={{ title: t('series_fail'), compact: true }}>
      {({ series }) => <SeriesRows series={series} />}
    </Loaded>
  );
}

function SeriesRows({ series: all }: { readonly series: readonly DeskSeries[] }): ReactNode {
  const t = useT('catalogAdmin');
  const over = all.filter((series) => !isRunning(series));
  return (
    <>
      {all.filter(isRunning).map((series) => (
        <SeriesRow key={series.series_id} series={series} />
      ))}
      {over.length > 0 && (
        <AdminFold summary={t('series_list')}>
          {over.map((series) => (
            <SeriesRow key={series.series_id} series={series} />
          ))}
        </AdminFold>
      )}
    </>
  );
}

function SeriesRow({ series }: { readonly series: DeskSeries }): ReactNode {
  const t = useT('catalogAdmin');
  const format = useFormat();
  const { sentence } = useSeriesText();
  const { rule, total, done, added, existing, failed, state } = series;
  const last = seriesDepartures(rule).at(-1)?.start_day ?? rule.first_day;
  return (
    <div className={css.series} role={state === 'running' ? 'status' : undefined}>
      <p className={css.sentence}>{sentence(rule, last, total)}</p>
      {state === 'running' && (
        <progress className={css.progress} max={total} value={done} aria-label={t('series_running')} />
      )}
      <p className={css.note}>
        {state === 'running'
          ? t('series_done', { done: format.number(done), total: format.number(total) })
          : t('series_added', { count: added })}
        {existing > 0 && ` · ${t('series_existing', { count: existing })}`}
      </p>
      {state === 'stopped' && <p>{t('series_stopped')}</p>}
      {failed.length > 0 && (
        <ul>
          {failed.map(({ start_day, start_time, reason }) => (
            <li key={`${start_day} ${start_time}`}>
              {format.when({ ymd_format: start_day, start_time }, 'day')}: {t(`series_failed_${reason}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
