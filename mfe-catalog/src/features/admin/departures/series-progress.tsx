import type { DeskSeries } from '@narae/contracts';
import { adminSeries } from '@narae/contracts/rows';
import { filledDepartures, isFilledToEnd, isOpenEnded } from '@narae/rules';
import { Link, useFormat, useT } from '@narae/shell-sdk';
import { AdminFold, DialogButton } from '@narae/shell-sdk/admin';
import { useCall } from '@narae/shell-sdk/query';
import { Loaded } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './departures.module.css';
import { adminLink } from '../views.ts';
import { isRunning, pollWhileRunning, useFreshWhenDone } from '../running-jobs.ts';
import { useSeriesText } from './use-series-text.ts';

/** The series of a product's trip: those at work with how far they are, those that go on, the others in a fold (CATALOG-20). */
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
  const inSight = (series: DeskSeries): boolean => isRunning(series) || goesOn(series);
  const over = all.filter((series) => !inSight(series));
  return (
    <>
      {all.filter(inSight).map((series) => (
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

/** Whether every night may add more to it: the desk has not ended it, or from a later day on. */
const goesOn = (series: DeskSeries): boolean => isOpenEnded(series.rule) && !isFilledToEnd(series);

function SeriesRow({ series }: { readonly series: DeskSeries }): ReactNode {
  const t = useT('catalogAdmin');
  const format = useFormat();
  const { sentence, openSentence } = useSeriesText();
  const { rule, total, done, added, existing, failed, state, filled_until, filled_at } = series;
  const { ended_from } = series;
  const isOpen = filled_until !== undefined && ended_from === undefined;
  const last = filledDepartures(series).at(-1)?.start_day ?? rule.first_day;
  return (
    <div className={css.series} role={state === 'running' ? 'status' : undefined}>
      <p className={css.sentence}>
        {isOpen ? openSentence(rule, filled_until) : sentence(rule, last, total)}
      </p>
      {state === 'running' && (
        <progress className={css.progress} max={total} value={done} aria-label={t('series_running')} />
      )}
      <p className={css.note}>
        {state === 'running'
          ? t('series_done', { done: format.number(done), total: format.number(total) })
          : t('series_added', { count: added })}
        {existing > 0 && ` · ${t('series_existing', { count: existing })}`}
        {filled_at &&
          state !== 'running' &&
          ` · ${t('series_filled', { when: format.date(filled_at, 'time') })}`}
        {ended_from && ` · ${t('series_ended', { day: format.date(ended_from) })}`}
      </p>
      {state === 'stopped' && (
        <p>
          {t('series_stopped')} {goesOn(series) && t('series_tried_again')}
        </p>
      )}
      {failed.length > 0 && (
        <ul>
          {failed.map(({ start_day, start_time, reason }) => (
            <li key={`${start_day} ${start_time}`}>
              {format.when({ ymd_format: start_day, start_time }, 'day')}: {t(`series_failed_${reason}`)}
            </li>
          ))}
        </ul>
      )}
      {goesOn(series) && (
        <div className={css.actions}>
          <DialogButton label={t('series_end')} load={() => import('./series-end-dialog.tsx')}>
            {(Dialog, close) => <Dialog series={series} onClose={close} />}
          </DialogButton>
          <Link to={adminLink('product', series.prod_id)}>{t('series_source', { id: series.prod_id })}</Link>
        </div>
      )}
    </div>
  );
}
