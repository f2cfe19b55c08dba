import { MOST_SERIES_DEPARTURES } from '@narae/contracts/departure-limits';
import {
  addDays,
  filledDepartures,
  type FilledSeries,
  horizonFrom,
  isFilledToEnd,
  seoulDay,
} from '@narae/rules';
import type { ProductsContext } from '../context.ts';
import type { StoredSeries } from './series.model.ts';

/** The day up to which a series is filled next: as far ahead as it says, and no more than one step may add (CATALOG-20). */
export const nextFilled = (series: FilledSeries & Pick<StoredSeries, 'done'>, today: string): string => {
  const wanted = horizonFrom(today, series.rule);
  const until =
    series.filled_until !== undefined && series.filled_until > wanted ? series.filled_until : wanted;
  const beyond = filledDepartures({ ...series, filled_until: until })[series.done + MOST_SERIES_DEPARTURES];
  return beyond ? addDays(beyond.start_day, -1) : until;
};

type Catalog = Pick<ProductsContext, 'series' | 'clock'>;

/** In one update, by the day for which it is due: of two processes one does it. */
const extendOne = async (
  { series: model, clock }: Catalog,
  series: StoredSeries,
  today: string,
): Promise<void> => {
  const { series_id, extend_on, ended_from, done } = series;
  const filled_until = nextFilled(series, today);
  const next = { ...series, filled_until };
  const total = Math.max(done, filledDepartures(next).length);
  const now = clock();
  const isOver = isFilledToEnd(next);
  const isWhole = filled_until >= horizonFrom(today, series.rule);
  await model.updateOne(
    { series_id, extend_on, done, done_at: { $ne: null }, ended_from: ended_from ?? { $exists: false } },
    {
      $set: {
        filled_until,
        total,
        filled_at: now,
        ...(!isOver && { extend_on: isWhole ? addDays(today, 1) : today }),
        ...(total > done && { done_at: null, busy_until: now }),
      },
      $unset: { stopped: '', ...(isOver && { extend_on: '' }) },
    },
  );
};

/**
 * Has the series without an end filled that are due, each once a night whichever process does it; the job adds the departures
 * (CATALOG-20). One that was stopped is tried again.
 */
export const extendSeries = async (catalog: Catalog): Promise<void> => {
  const today = seoulDay(catalog.clock());
  const due = await catalog.series
    .find({ extend_on: { $gt: '', $lte: today }, done_at: { $ne: null } }, { audit: 0, failed: 0 })
    .sort({ extend_on: 1, series_id: 1 })
    .lean<StoredSeries[]>();
  for (const series of due) await extendOne(catalog, series, today);
};
