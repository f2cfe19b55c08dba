import type { SeriesFailure } from '@narae/contracts';
import { SERIES_FAILURES_SHOWN } from '@narae/contracts/departure-limits';
import { filledDepartures, isOpenEnded } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import type { ProductsContext } from '../context.ts';
import { busyUntil, type JobRun, leaveJob, runJobs, usualRun } from '../jobs/stored-job.ts';
import { refreshTripOf } from '../trips/keep-trips.ts';
import { runEdit } from './run-edit.ts';
import { addBatch, type Outcome, readCopied, type Row } from './series-batch.ts';
import type { StoredSeries } from './series.model.ts';

/** @returns the series with its progress, which may have been ended meanwhile; null where another process has taken it over */
const saveProgress = (
  catalog: ProductsContext,
  { series_id, done, rule }: StoredSeries,
  rows: readonly Row[],
): Promise<StoredSeries | null> => {
  const countOf = (wanted: Outcome): number => rows.filter(({ outcome }) => outcome === wanted).length;
  const failed = rows.flatMap(({ departure: { start_day, start_time }, outcome: reason }): SeriesFailure[] =>
    reason === 'late' || reason === 'taken' ? [{ start_day, start_time, reason }] : [],
  );
  // One without an end goes on for years: its last ones are named.
  const named = { $each: failed, ...(isOpenEnded(rule) && { $slice: -SERIES_FAILURES_SHOWN }) };
  return catalog.series
    .findOneAndUpdate(
      { series_id, done },
      {
        $set: { busy_until: busyUntil(catalog) },
        $inc: { done: rows.length, added: countOf('added'), existing: countOf('existing') },
        ...(failed.length > 0 && { $push: { failed: named } }),
      },
      { projection: { audit: 0 }, returnDocument: 'after' },
    )
    .lean<StoredSeries>();
};

const end = (
  catalog: ProductsContext,
  { series_id, rule }: StoredSeries,
  how: Partial<StoredSeries> = {},
) => {
  const now = catalog.clock();
  const filled = isOpenEnded(rule) && { filled_at: now };
  return catalog.series.updateOne(
    { series_id, done_at: null },
    { $set: { ...filled, ...how, done_at: now } },
  );
};

const runOne = async (
  catalog: ProductsContext,
  begun: StoredSeries,
  { stopping, rowsAtOnce }: JobRun,
): Promise<void> => {
  const copied = await readCopied(catalog, begun).catch((error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  });
  if (!(await runEdit(catalog, begun, copied, { stopping, rowsAtOnce }))) return;
  for (let series = begun; copied;) {
    const next = filledDepartures(series).slice(series.done, series.done + rowsAtOnce);
    if (next.length === 0) break;
    if (stopping())
      return leaveJob(catalog, catalog.series, { series_id: series.series_id, done: series.done });
    const rows = await addBatch(catalog, { series, copied, departures: next });
    const saved = await saveProgress(catalog, series, rows);
    if (!saved) return;
    series = saved;
  }
  // Once for all of them: each departure alone would read the whole trip again.
  await refreshTripOf(catalog, begun.prod_id);
  const isWhole = copied !== null || begun.done >= filledDepartures(begun).length;
  await end(catalog, begun, isWhole ? {} : { stopped: 'source' });
};

/**
 * Adds the departures of stored series, one by one (CATALOG-20). What a process that was killed had begun is done by
 * the next one, each departure once. A series that fails waits for BUSY_MS.
 */
export const runSeries = (catalog: ProductsContext, how: Partial<JobRun> = {}): Promise<void> =>
  runJobs(catalog, {
    jobs: catalog.series,
    run: { ...usualRun, ...how },
    runOne: (series, run) => runOne(catalog, series, run),
    idOf: ({ series_id }) => series_id,
    failed: 'a series of departures could not be added',
  });
