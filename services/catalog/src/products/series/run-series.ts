import type { SeriesFailure } from '@narae/contracts';
import { seriesDepartures } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import type { ProductsContext } from '../context.ts';
import { busyUntil, type JobRun, leaveJob, runJobs, usualRun } from '../jobs/stored-job.ts';
import { refreshTripOf } from '../trips/keep-trips.ts';
import { addBatch, type Outcome, readCopied, type Row } from './series-batch.ts';
import type { StoredSeries } from './series.model.ts';

/** @returns whether this process goes on with it: another one may have taken it over */
const saveProgress = async (
  catalog: ProductsContext,
  { series_id, done }: StoredSeries,
  rows: readonly Row[],
): Promise<boolean> => {
  const countOf = (wanted: Outcome): number => rows.filter(({ outcome }) => outcome === wanted).length;
  const failed = rows.flatMap(({ departure: { start_day, start_time }, outcome: reason }): SeriesFailure[] =>
    reason === 'late' || reason === 'taken' ? [{ start_day, start_time, reason }] : [],
  );
  const { modifiedCount } = await catalog.series.updateOne(
    { series_id, done },
    {
      $set: { busy_until: busyUntil(catalog) },
      $inc: { done: rows.length, added: countOf('added'), existing: countOf('existing') },
      ...(failed.length > 0 && { $push: { failed: { $each: failed } } }),
    },
  );
  return modifiedCount === 1;
};

const end = (catalog: ProductsContext, { series_id }: StoredSeries, how: Partial<StoredSeries> = {}) =>
  catalog.series.updateOne({ series_id, done_at: null }, { $set: { ...how, done_at: catalog.clock() } });

const runOne = async (
  catalog: ProductsContext,
  begun: StoredSeries,
  { stopping, rowsAtOnce }: JobRun,
): Promise<void> => {
  const copied = await readCopied(catalog, begun).catch((error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  });
  const departures = seriesDepartures(begun.rule);
  for (let series = begun; copied && series.done < departures.length;) {
    if (stopping())
      return leaveJob(catalog, catalog.series, { series_id: series.series_id, done: series.done });
    const next = departures.slice(series.done, series.done + rowsAtOnce);
    const rows = await addBatch(catalog, { series, copied, departures: next });
    if (!(await saveProgress(catalog, series, rows))) return;
    series = { ...series, done: series.done + rows.length };
  }
  // Once for all of them: each departure alone would read the whole trip again.
  await refreshTripOf(catalog, begun.prod_id);
  await end(catalog, begun, copied ? {} : { stopped: 'source' });
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
