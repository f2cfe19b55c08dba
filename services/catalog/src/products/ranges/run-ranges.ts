import type { RangeLeft } from '@narae/contracts';
import type { ProductsContext } from '../context.ts';
import { busyUntil, type JobRun, leaveJob, runJobs, usualRun } from '../jobs/stored-job.ts';
import { readContent } from '../product/change-product.ts';
import { takenSeats } from '../product/sold.rules.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { writeDeparture } from '../product/write-departure.ts';
import { keepClosed } from '../closed-days/close-departure.ts';
import { readClosing } from '../closed-days/closing.ts';
import { refreshTripOf } from '../trips/keep-trips.ts';
import type { StoredRange, StoredRangeRow } from './range.model.ts';
import { reasonToStay, valueNow, withValue } from './range-values.rules.ts';

type Outcome = 'done' | RangeLeft['reason'];

const isClosed = async (
  catalog: ProductsContext,
  { trip_id = '', start_day }: StoredProduct,
): Promise<boolean> => (await readClosing(catalog, [trip_id]))(trip_id, start_day) !== undefined;

/** Does one row, whoever changes the departure meanwhile. What is so already was done by a process that was killed. */
const doRow = async (catalog: ProductsContext, range: StoredRange, row: StoredRangeRow): Promise<Outcome> => {
  const { action } = range.range;
  const { prod_id, before, after } = row;
  for (;;) {
    const product = await catalog.products.findOne({ prod_id }, { outbox: 0 }).lean<StoredProduct>();
    if (!product) return 'withdrawn';
    const current = valueNow(action, product);
    if (current === after) return 'done';
    if (current !== before) return 'changed';
    const now = catalog.clock();
    const taken = takenSeats(product);
    const isClosedDay = after === 'sale' && (await isClosed(catalog, product));
    const reason = reasonToStay({ product, action, after, taken, isClosedDay, now });
    if (reason) return reason;
    const content = withValue(await readContent(catalog, product), action, after, now);
    if (await writeDeparture(catalog, product, content, { by: range.asked_by })) return 'done';
  }
};

/** @returns whether this process goes on with it: another one may have taken it over */
const saveProgress = async (
  catalog: ProductsContext,
  { range_id, done }: StoredRange,
  rows: readonly StoredRangeRow[],
  outcomes: readonly Outcome[],
): Promise<boolean> => {
  const left = rows.flatMap(({ prod_id, start_day, start_time, package_cnt }, at): RangeLeft[] => {
    const reason = outcomes[at]!;
    return reason === 'done' ? [] : [{ prod_id, start_day, start_time, package_cnt, reason }];
  });
  const { modifiedCount } = await catalog.ranges.updateOne(
    { range_id, done },
    {
      $set: { busy_until: busyUntil(catalog) },
      $inc: { done: rows.length },
      ...(left.length > 0 && { $push: { left: { $each: left } } }),
    },
  );
  return modifiedCount === 1;
};

const runOne = async (
  catalog: ProductsContext,
  begun: StoredRange,
  { stopping, rowsAtOnce }: JobRun,
): Promise<void> => {
  const { range_id, prod_id, rows } = begun;
  for (let range = begun; range.done < rows.length;) {
    if (stopping()) return leaveJob(catalog, catalog.ranges, { range_id, done: range.done });
    const next = rows.slice(range.done, range.done + rowsAtOnce);
    const outcomes: Outcome[] = [];
    for (const row of next) outcomes.push(await doRow(catalog, range, row));
    const reopened = next.filter(({ after }) => after === 'sale');
    if (reopened.length > 0)
      await keepClosed(
        catalog,
        reopened.map(({ prod_id: id }) => id),
      );
    if (!(await saveProgress(catalog, range, next, outcomes))) return;
    range = { ...range, done: range.done + next.length };
  }
  // Once for all of them: each departure alone would read the whole trip again.
  await refreshTripOf(catalog, prod_id);
  await catalog.ranges.updateOne({ range_id, done_at: null }, { $set: { done_at: catalog.clock() } });
};

/**
 * Does the rows of stored changes, one by one (CATALOG-21). What a process that was killed had begun is done by the next one:
 * a departure that has its new value is not changed again.
 */
export const runRanges = (catalog: ProductsContext, how: Partial<JobRun> = {}): Promise<void> =>
  runJobs(catalog, {
    jobs: catalog.ranges,
    run: { ...usualRun, ...how },
    runOne: (range, run) => runOne(catalog, range, run),
    idOf: ({ range_id }) => range_id,
    failed: 'departures of a range could not be changed',
  });
