import type { DepartureRange, RangeRow } from '@narae/contracts';
import { MOST_RANGE_DEPARTURES } from '@narae/contracts/departure-limits';
import { isInRange, rangeProblem } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { fingerprintOf } from '../../content/index.ts';
import type { ProductsContext } from '../context.ts';
import { takenSeats } from '../product/sold.rules.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { type ClosingOf, readClosing } from '../closed-days/closing.ts';
import { readTripId } from '../trips/read-trip-id.ts';
import { reasonToStay, valueAfter, valueNow } from './range-values.rules.ts';

export type Asked = DepartureRange & { readonly prod_id: string };

const rowFields = {
  _id: 0,
  prod_id: 1,
  start_day: 1,
  start_time: 1,
  package_cnt: 1,
  cutoff_hours: 1,
  progress_yn: 1,
  origin_price: 1,
  capacity: 1,
  remaining: 1,
  seats_taken: 1,
  withdrawn: 1,
} as const;

/** Dates are texts that begin with trip and day; the last day's sort before the sign behind it. */
const readDepartures = async (
  { products }: Pick<ProductsContext, 'products'>,
  trip_id: string,
  range: DepartureRange,
): Promise<StoredProduct[]> => {
  const days = { $gte: `${trip_id} ${range.first_day}`, $lt: `${trip_id} ${range.last_day}~` };
  const rows = await products
    .find({ trip_date: days }, rowFields)
    .sort({ trip_date: 1 })
    .lean<StoredProduct[]>();
  return rows.filter((row) => isInRange(range, row));
};

interface Judged {
  readonly trip_id: string;
  readonly closingOf: ClosingOf;
  readonly now: Date;
}

const toRow = (
  range: DepartureRange,
  product: StoredProduct,
  { trip_id, closingOf, now }: Judged,
): RangeRow => {
  const { prod_id, start_day, start_time = '', package_cnt } = product;
  const { action } = range;
  const after = valueAfter(range, product);
  const taken = takenSeats(product);
  const isClosedDay = closingOf(trip_id, start_day) !== undefined;
  const reason = reasonToStay({ product, action, after, taken, isClosedDay, now });
  return {
    prod_id,
    start_day,
    start_time,
    package_cnt,
    before: valueNow(action, product),
    after,
    ...(reason && { stays: reason }),
    ...(reason === 'capacity' && { taken }),
  };
};

/**
 * The departures of a range by day, time and size, before and after, or why they stay.
 * @throws DomainError content_not_found; those of the range, range_empty and range_most at its last day
 */
export const readRangeRows = async (
  catalog: Pick<ProductsContext, 'products' | 'closedDays' | 'clock'>,
  { prod_id, ...range }: Asked,
): Promise<{ trip_id: string; rows: RangeRow[] }> => {
  const trip_id = await readTripId(catalog, prod_id);
  const problem = rangeProblem(range);
  if (problem) throw new DomainError(problem.error, problem);
  const departures = await readDepartures(catalog, trip_id, range);
  const [count, most] = [departures.length, MOST_RANGE_DEPARTURES];
  if (count === 0) throw new DomainError('range_empty', { field: 'last_day' });
  if (count > most) throw new DomainError('range_most', { field: 'last_day', params: { count, most } });
  const closingOf = await readClosing(catalog, [trip_id]);
  const judged = { trip_id, closingOf, now: catalog.clock() };
  return { trip_id, rows: departures.map((product) => toRow(range, product, judged)) };
};

/** Names what a preview showed, so that nothing else is changed. */
export const nameOfRows = (rows: readonly RangeRow[]): string => fingerprintOf(rows);

/** Every departure of a range, before and after, or why it stays (CATALOG-21). @throws DomainError as `readRangeRows` */
export const previewRange = async (
  catalog: Pick<ProductsContext, 'products' | 'closedDays' | 'clock'>,
  asked: Asked,
): Promise<{ rows: RangeRow[]; seen: string }> => {
  const { rows } = await readRangeRows(catalog, asked);
  return { rows, seen: nameOfRows(rows) };
};
