import type { SeriesFailure } from '@narae/contracts';
import { seriesDepartures } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import type { ProductsContext } from '../context.ts';
import { refreshTripOf } from '../trips/keep-trips.ts';
import { addBatch, type Outcome, readCopied, type Row } from './series-batch.ts';
import type { StoredSeries } from './series.model.ts';

/** Milliseconds after its last sign for which a process is taken to be at work. */
export const BUSY_MS = 30_000;

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
      $set: { busy_until: new Date(catalog.clock().getTime() + BUSY_MS) },
      $inc: { done: rows.length, added: countOf('added'), existing: countOf('existing') },
      ...(failed.length > 0 && { $push: { failed: { $each: failed } } }),
    },
  );
  return modifiedCount === 1;
};

const end = (catalog: ProductsContext, { series_id }: StoredSeries, how: Partial<StoredSeries> = {}) =>
  catalog.series.updateOne({ series_id, done_at: null }, { $set: { ...how, done_at: catalog.clock() } });

/** Another process need not wait until this one is taken for dead. */
const leave = (catalog: ProductsContext, { series_id, done }: StoredSeries) =>
  catalog.series.updateOne({ series_id, done }, { $set: { busy_until: catalog.clock() } });

interface Run {
  /** Whether the process is about to end: another one goes on. */
  readonly stopping: () => boolean;
  /** Departures between two writes of the progress. */
  readonly rowsAtOnce: number;
}

const usualRun: Run = { stopping: () => false, rowsAtOnce: 25 };

const runOne = async (
  catalog: ProductsContext,
  begun: StoredSeries,
  { stopping, rowsAtOnce }: Run,
): Promise<void> => {
  const copied = await readCopied(catalog, begun).catch((error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  });
  const departures = seriesDepartures(begun.rule);
  for (let series = begun; copied && series.done < departures.length;) {
    if (stopping()) return void (await leave(catalog, series));
    const next = departures.slice(series.done, series.done + rowsAtOnce);
    const rows = await addBatch(catalog, { series, copied, departures: next });
    if (!(await saveProgress(catalog, series, rows))) return;
    series = { ...series, done: series.done + rows.length };
  }
  // Once for all of them: each departure alone would read the whole trip again.
  await refreshTripOf(catalog, begun.prod_id);
  await end(catalog, begun, copied ? {} : { stopped: 'source' });
};

/** The oldest series that nobody works on, for this process alone as long as it shows that it lives. */
const takeSeries = ({ series, clock }: ProductsContext): Promise<StoredSeries | null> => {
  const now = clock();
  return series
    .findOneAndUpdate(
      { done_at: null, busy_until: { $lte: now } },
      { $set: { busy_until: new Date(now.getTime() + BUSY_MS) } },
      { sort: { busy_until: 1 }, returnDocument: 'after' },
    )
    .lean<StoredSeries>();
};

/**
 * Adds the departures of stored series, one by one (CATALOG-20). What a process that was killed had begun is done by
 * the next one, each departure once. A series that fails waits for BUSY_MS.
 */
export const runSeries = async (catalog: ProductsContext, how: Partial<Run> = {}): Promise<void> => {
  const run = { ...usualRun, ...how };
  while (!run.stopping()) {
    const series = await takeSeries(catalog);
    if (!series) return;
    await runOne(catalog, series, run).catch((error: unknown) =>
      catalog.log.error(
        { err: error, series: series.series_id },
        'a series of departures could not be added',
      ),
    );
  }
};
