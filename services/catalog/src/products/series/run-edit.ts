import type { SeriesEditLeft } from '@narae/contracts';
import { isDuplicateKey } from '@narae/service-kit';
import type { ProductsContext } from '../context.ts';
import { busyUntil, type JobRun, leaveJob } from '../jobs/stored-job.ts';
import { readContent } from '../product/change-product.ts';
import { takenSeats } from '../product/sold.rules.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { writeDeparture } from '../product/write-departure.ts';
import { addBatch, type readCopied } from './series-batch.ts';
import type { StoredSeries, StoredSeriesEdit } from './series.model.ts';

type Row = StoredSeriesEdit['rows'][number];
type Outcome = 'done' | SeriesEditLeft['reason'];
type Copied = Awaited<ReturnType<typeof readCopied>>;

const readSizes = (
  { products }: ProductsContext,
  { trip_id, series_id }: StoredSeries,
  { start_day }: Row,
  at: { readonly start_time: string; readonly withdrawn: boolean | { readonly $ne: true } },
): Promise<StoredProduct[]> =>
  products
    .find({ trip_id, made_with: series_id, start_day, ...at }, { outbox: 0, audit: 0 })
    .sort({ trip_date: 1 })
    .lean<StoredProduct[]>();

const shown = { $ne: true } as const;

const isAt = ({ start_time = '', end_time = '' }: StoredProduct, row: Row): boolean =>
  start_time === row.new_start_time && end_time === row.new_end_time;

/** @returns whether it was written; false where somebody else wrote it meanwhile */
const writeSize = async (
  catalog: ProductsContext,
  { edit }: StoredSeries,
  row: Row,
  size: StoredProduct,
): Promise<boolean> => {
  const content = await readContent(catalog, size);
  const by = edit!.by;
  if (row.change === 'removed')
    return writeDeparture(catalog, size, { ...content, progress_yn: 'W' }, { by, isWithdrawn: true });
  const times = { start_time: row.new_start_time, end_time: row.new_end_time };
  return writeDeparture(catalog, size, { ...content, ...times }, { by, isMoved: true });
};

/** @returns whether all were written; false where somebody else wrote one meanwhile */
const writeSizes = async (
  catalog: ProductsContext,
  series: StoredSeries,
  row: Row,
  sizes: readonly StoredProduct[],
): Promise<boolean> => {
  for (const size of sizes) if (!(await writeSize(catalog, series, row, size))) return false;
  return true;
};

/** Whether a process that was killed did it. */
const wasDone = async (catalog: ProductsContext, series: StoredSeries, row: Row): Promise<boolean> => {
  const { change, start_time, new_start_time } = row;
  const at =
    change === 'moved'
      ? { start_time: new_start_time, withdrawn: shown }
      : { start_time, withdrawn: true as const };
  return (await readSizes(catalog, series, row, at)).length > 0;
};

/**
 * Moves a departure to other times or takes it back, a package with all its sizes, whoever changes it meanwhile. Sizes that were
 * done by a process that was killed are not found again.
 */
const doRow = async (catalog: ProductsContext, series: StoredSeries, row: Row): Promise<Outcome> => {
  for (;;) {
    const found = await readSizes(catalog, series, row, { start_time: row.start_time, withdrawn: shown });
    const sizes = found.filter((size) => row.change === 'removed' || !isAt(size, row));
    if (sizes.length === 0) return (await wasDone(catalog, series, row)) ? 'done' : 'missing';
    if (sizes.some((size) => takenSeats(size) > 0)) return 'sold';
    try {
      if (await writeSizes(catalog, series, row, sizes)) return 'done';
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return 'taken';
    }
  }
};

interface Done {
  readonly left: SeriesEditLeft[];
  /** Departures that were added. */
  readonly count: number;
}

const leftOf = (
  { start_day, start_time, prod_id }: Row,
  reason: SeriesEditLeft['reason'],
): SeriesEditLeft => ({
  start_day,
  start_time,
  prod_id,
  reason,
});

const addRows = async (
  catalog: ProductsContext,
  series: StoredSeries,
  rows: readonly Row[],
  copied: Copied | null,
): Promise<Done> => {
  if (!copied) return { left: rows.map((row) => leftOf(row, 'source')), count: 0 };
  if (rows.length === 0) return { left: [], count: 0 };
  const departures = rows.map(({ start_day, start_time, end_time }) => ({ start_day, start_time, end_time }));
  const outcomes = await addBatch(catalog, { series, copied, departures });
  const left = outcomes.flatMap(({ outcome }, at) => (outcome === 'added' ? [] : leftOf(rows[at]!, 'taken')));
  return { left, count: rows.length - left.length };
};

const doRows = async (
  catalog: ProductsContext,
  series: StoredSeries,
  rows: readonly Row[],
  copied: Copied | null,
): Promise<Done> => {
  const left: SeriesEditLeft[] = [];
  for (const row of rows.filter(({ change }) => change !== 'added')) {
    const outcome = await doRow(catalog, series, row);
    if (outcome !== 'done') left.push(leftOf(row, outcome));
  }
  const fresh = rows.filter(({ change }) => change === 'added');
  const done = await addRows(catalog, series, fresh, copied);
  return { left: [...left, ...done.left], count: done.count };
};

/**
 * Does the rows of the change of a series' rule that are not done, one by one.
 * @returns whether this process goes on with the series; false where another one has taken it over, or this one ends
 */
export const runEdit = async (
  catalog: ProductsContext,
  series: StoredSeries,
  copied: Copied | null,
  { stopping, rowsAtOnce }: JobRun,
): Promise<boolean> => {
  const { series_id, edit } = series;
  if (!edit) return true;
  const { made_with, rows } = edit;
  for (let { done } = edit; done < rows.length;) {
    const mine = { series_id, 'edit.made_with': made_with, 'edit.done': done };
    if (stopping()) {
      await leaveJob(catalog, catalog.series, mine);
      return false;
    }
    const next = rows.slice(done, done + rowsAtOnce);
    const { left, count } = await doRows(catalog, series, next, copied);
    const { modifiedCount } = await catalog.series.updateOne(mine, {
      $set: { busy_until: busyUntil(catalog) },
      $inc: { 'edit.done': next.length, added: count },
      ...(left.length > 0 && { $push: { 'edit.left': { $each: left } } }),
    });
    if (modifiedCount === 0) return false;
    done += next.length;
  }
  return true;
};
