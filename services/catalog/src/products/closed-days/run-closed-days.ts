import type { ProductsContext } from '../context.ts';
import { shown } from '../../content/index.ts';
import { busyUntil, type JobRun, leaveJob, runJobs, usualRun } from '../jobs/stored-job.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { onSale } from '../product/progress.rules.ts';
import { refreshTripOf } from '../trips/keep-trips.ts';
import { closeDeparture, doAgain, reopenDeparture } from './close-departure.ts';
import type { StoredClosedDays } from './closed-days.model.ts';
import { readClosing } from './closing.ts';

/** Departures on sale on some days, of a trip or of all. */
export const soldOn = ({
  trip_id,
  first_day,
  last_day,
}: Pick<StoredClosedDays, 'trip_id' | 'first_day' | 'last_day'>) => ({
  ...onSale,
  ...shown,
  start_day: { $gte: first_day, $lte: last_day },
  ...(trip_id !== '' && { trip_id }),
});

type Row = Pick<StoredProduct, 'prod_id' | 'trip_id'>;

/** Read from the departures: what a killed process had done is not found again. @param after where the rows before ended */
const readNext = (
  { products }: ProductsContext,
  days: StoredClosedDays,
  after: string,
  most: number,
): Promise<Row[]> =>
  products
    .find(
      { ...(days.lifted ? { closed_by: days.closed_id } : soldOn(days)), prod_id: { $gt: after } },
      { _id: 0, prod_id: 1, trip_id: 1 },
    )
    .sort({ prod_id: 1 })
    .limit(most)
    .lean<Row[]>();

const doRows = async (
  catalog: ProductsContext,
  days: StoredClosedDays,
  rows: readonly Row[],
): Promise<void> => {
  if (!days.lifted) {
    for (const { prod_id } of rows) await closeDeparture(catalog, days, prod_id);
    return;
  }
  const closingOf = await readClosing(catalog, [...new Set(rows.map(({ trip_id = '' }) => trip_id))]);
  for (const { prod_id } of rows) await reopenDeparture(catalog, days, prod_id, closingOf);
  // Other closed days may have been deleted after they were read.
  const others = await catalog.products.distinct('closed_by', {
    prod_id: { $in: rows.map(({ prod_id }) => prod_id) },
    closed_by: { $gt: '' },
  });
  await doAgain(
    catalog,
    others.filter((id) => id !== undefined),
  );
};

/** Each once, at the end: each departure alone would read its whole trip again. */
const refreshAll = async (catalog: ProductsContext, days: StoredClosedDays): Promise<void> => {
  const trips = days.lifted
    ? days.reopened_trips
    : await catalog.products.distinct('trip_id', { closed_by: days.closed_id });
  for (const trip_id of trips) {
    const one = await catalog.products.findOne({ trip_id }, { _id: 0, prod_id: 1 }).lean<Row>();
    if (one) await refreshTripOf(catalog, one.prod_id);
  }
};

const runOne = async (
  catalog: ProductsContext,
  begun: StoredClosedDays,
  { stopping, rowsAtOnce }: JobRun,
): Promise<void> => {
  const { closed_id, lifted, total } = begun;
  let { done } = begun;
  let after = '';
  for (;;) {
    const mine = { closed_id, lifted, done, done_at: null };
    if (stopping()) return leaveJob(catalog, catalog.closedDays, mine);
    const rows = await readNext(catalog, begun, after, rowsAtOnce);
    if (rows.length === 0) break;
    await doRows(catalog, begun, rows);
    // Those that are to be reopened are not found again, whoever closed one behind it meanwhile is.
    if (!lifted) after = rows.at(-1)!.prod_id;
    const { modifiedCount } = await catalog.closedDays.updateOne(mine, {
      $set: { busy_until: busyUntil(catalog) },
      $inc: { done: rows.length },
    });
    if (modifiedCount === 0) return giveUp(catalog, begun);
    done += rows.length;
  }
  await refreshAll(catalog, begun);
  const now = catalog.clock();
  const { modifiedCount } = await catalog.closedDays.updateOne(
    { closed_id, lifted, done, done_at: null },
    { $set: { done: total, busy_until: now, done_at: now } },
  );
  if (modifiedCount === 0) await giveUp(catalog, begun);
  else if (lifted && (await catalog.products.exists({ closed_by: closed_id })))
    await doAgain(catalog, [closed_id]);
};

/** Another process goes on with it; or it was deleted while it was closing, and begins with what was closed until now. */
const giveUp = async (catalog: ProductsContext, { closed_id, lifted }: StoredClosedDays): Promise<void> => {
  if (lifted) return;
  await leaveJob(catalog, catalog.closedDays, { closed_id, lifted: true, done_at: null });
  await doAgain(catalog, [closed_id]);
};

/**
 * Closes the departures of closed days, and reopens those of deleted ones, one by one (CATALOG-22). A killed process is replaced:
 * what is left to do is read from the departures.
 */
export const runClosedDays = (catalog: ProductsContext, how: Partial<JobRun> = {}): Promise<void> =>
  runJobs(catalog, {
    jobs: catalog.closedDays,
    run: { ...usualRun, ...how },
    runOne: (days, run) => runOne(catalog, days, run),
    idOf: ({ closed_id }) => closed_id,
    failed: 'departures of closed days could not be closed or reopened',
  });
