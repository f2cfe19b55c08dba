import type { DeskSeries } from '@narae/contracts';
import { filledDepartures, isFilledToEnd, isOpenEnded, seoulDay } from '@narae/rules';
import { Link, serverTime, useFormat, useT } from '@narae/shell-sdk';
import { DialogButton } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';
import { isRunning } from '../running-jobs.ts';
import { adminLink } from '../views.ts';
import css from './departures.module.css';
import { StaysBecause } from './stays-because.tsx';
import { useSeriesText } from './use-series-text.ts';

interface SeriesProps {
  readonly series: DeskSeries;
}

/** Whether every night may add more to it: the desk has not ended it, or from a later day on. */
export const goesOn = (series: DeskSeries): boolean => isOpenEnded(series.rule) && !isFilledToEnd(series);

/** The last day of a series; where its rule was changed, by the new one. */
const lastDayOf = (series: DeskSeries): string =>
  filledDepartures({ ...series, changed_from: series.edit?.from_day }).at(-1)?.start_day ??
  (series.rule.last_day || series.rule.first_day);

/** A series in a sentence, how far it is, what failed, and the ways to change and to end it (CATALOG-20). */
export function SeriesRow({ series }: SeriesProps): ReactNode {
  const { sentence, openSentence } = useSeriesText();
  const { rule, total, filled_until, ended_from } = series;
  const isOpen = filled_until !== undefined && ended_from === undefined;
  return (
    <div className={css.series} role={isRunning(series) ? 'status' : undefined}>
      <p className={css.sentence}>
        {isOpen ? openSentence(rule, filled_until) : sentence(rule, lastDayOf(series), total)}
      </p>
      <Progress series={series} />
      <NotAdded series={series} />
      <Left series={series} />
      <SeriesActions series={series} />
    </div>
  );
}

function Progress({ series }: SeriesProps): ReactNode {
  const t = useT('catalogAdmin');
  const format = useFormat();
  const { added, existing, state, filled_at, ended_from, edit } = series;
  const isChanging = edit !== undefined && edit.done < edit.total;
  const { done, total } = isChanging ? edit : series;
  const running = isRunning(series);
  return (
    <>
      {running && (
        <progress
          className={css.progress}
          max={Math.max(total, 1)}
          value={done}
          aria-label={t(isChanging ? 'range_running' : 'series_running')}
        />
      )}
      <p className={css.note}>
        {[
          running
            ? t('series_done', { done: format.number(done), total: format.number(total) })
            : t('series_added', { count: added }),
          existing > 0 && t('series_existing', { count: existing }),
          filled_at && !running && t('series_filled', { when: format.date(filled_at, 'time') }),
          ended_from && t('series_ended', { day: format.date(ended_from) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {state === 'stopped' && (
        <p>
          {t('series_stopped')} {goesOn(series) && t('series_tried_again')}
        </p>
      )}
    </>
  );
}

function NotAdded({ series: { failed } }: SeriesProps): ReactNode {
  const t = useT('catalogAdmin');
  const format = useFormat();
  if (failed.length === 0) return null;
  return (
    <ul>
      {failed.map(({ start_day, start_time, reason }) => (
        <li key={`${start_day} ${start_time}`}>
          {format.when({ ymd_format: start_day, start_time }, 'day')}: {t(`series_failed_${reason}`)}
        </li>
      ))}
    </ul>
  );
}

/** Departures that the last change of the rule left as they are. */
function Left({ series }: SeriesProps): ReactNode {
  const t = useT('catalogAdmin');
  const format = useFormat();
  const { edit } = series;
  if (!edit || isRunning(series)) return null;
  return (
    <>
      <p className={css.note}>
        {t('series_edited', { day: format.date(edit.from_day), count: edit.done - edit.left.length })}
      </p>
      {edit.left.length > 0 && (
        <ul className={css.left}>
          {edit.left.map(({ start_day, start_time, prod_id, reason }) => {
            const when = format.when({ ymd_format: start_day, start_time }, 'day');
            return (
              <li key={`${start_day} ${start_time}`}>
                {when}: <StaysBecause reason={reason} prodId={prod_id} when={when} />
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

function SeriesActions({ series }: SeriesProps): ReactNode {
  const t = useT('catalogAdmin');
  const isOver = !goesOn(series) && lastDayOf(series) <= seoulDay(serverTime());
  if (isOver) return null;
  return (
    <div className={css.actions}>
      {!isRunning(series) && (
        <DialogButton label={t('series_edit')} load={() => import('./series-edit-dialog.tsx')}>
          {(Dialog, close) => <Dialog series={series} onClose={close} />}
        </DialogButton>
      )}
      {goesOn(series) && (
        <>
          <DialogButton label={t('series_end')} load={() => import('./series-end-dialog.tsx')}>
            {(Dialog, close) => <Dialog series={series} onClose={close} />}
          </DialogButton>
          <Link to={adminLink('product', series.prod_id)}>{t('series_source', { id: series.prod_id })}</Link>
        </>
      )}
    </div>
  );
}
