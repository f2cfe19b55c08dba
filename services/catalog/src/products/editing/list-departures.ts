import type { DepartureState, DeskDeparture, LanTp } from '@narae/contracts';
import { DEPARTURES_A_PAGE } from '@narae/contracts/departure-limits';
import { saidTimes, seoulDay } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import type { QueryFilter } from 'mongoose';
import { readClosedTexts } from '../closed-days/closing.ts';
import type { ProductsContext } from '../context.ts';
import { shown } from '../../content/index.ts';
import { onSale } from '../product/progress.rules.ts';
import type { StoredProduct } from '../product/product.model.ts';

interface DepartureRequest {
  readonly prod_id: string;
  /** YYYY-MM. */
  readonly month?: string | undefined;
  readonly state?: DepartureState | undefined;
  /** The date of the last departure of the page before. */
  readonly after?: string | undefined;
}

const rowFields = {
  _id: 0,
  prod_id: 1,
  start_day: 1,
  end_day: 1,
  start_time: 1,
  end_time: 1,
  package_cnt: 1,
  origin_price: 1,
  capacity: 1,
  remaining: 1,
  seats_taken: 1,
  progress_yn: 1,
  closed_by: 1,
  withdrawn: 1,
  trip_date: 1,
} as const;

const inState: Readonly<Record<DepartureState, QueryFilter<StoredProduct>>> = {
  sale: { ...onSale, ...shown, remaining: { $gt: 0 } },
  'sold-out': { ...onSale, ...shown, remaining: { $lt: 1 } },
  preparing: { progress_yn: 'W', ...shown },
  closed: { progress_yn: 'E', ...shown },
  withdrawn: { withdrawn: true },
};

const findTrip = async (
  { products }: Pick<ProductsContext, 'products'>,
  prod_id: string,
): Promise<{ trip_id: string; published: boolean }> => {
  const found = await products
    .findOne({ prod_id }, { _id: 0, trip_id: 1, withdrawn: 1 })
    .lean<Pick<StoredProduct, 'trip_id' | 'withdrawn'>>();
  if (!found?.trip_id) throw new DomainError('content_not_found', { field: 'prod_id' });
  return { trip_id: found.trip_id, published: !(found.withdrawn ?? false) };
};

interface DeskTrip {
  readonly trip_id: string;
  readonly published: boolean;
  /** YYYY-MM. */
  readonly months: string[];
  /** HH:mm, empty for a whole day. */
  readonly times: string[];
  readonly sizes: number[];
}

/**
 * The trip of a product, and the months, start times and sizes that its departures have (CATALOG-19).
 * @throws DomainError content_not_found where the product was never published
 */
export const showTripOf = async (
  catalog: Pick<ProductsContext, 'products'>,
  prod_id: string,
): Promise<DeskTrip> => {
  const trip = await findTrip(catalog, prod_id);
  const rows = await catalog.products
    .find({ trip_id: trip.trip_id }, { _id: 0, start_day: 1, start_time: 1, package_cnt: 1 })
    .lean<Pick<StoredProduct, 'start_day' | 'start_time' | 'package_cnt'>[]>();
  const each = <Value>(of: (row: (typeof rows)[number]) => Value): Value[] => [...new Set(rows.map(of))];
  return {
    ...trip,
    months: each(({ start_day }) => start_day.slice(0, 7)).toSorted(),
    times: each(({ start_time = '' }) => start_time).toSorted(),
    sizes: each(({ package_cnt }) => package_cnt).toSorted((a, b) => a - b),
  };
};

/** Dates are texts that begin with trip and day, so that a range of them is a range of days. */
const datesOf = (trip_id: string, { month, after }: DepartureRequest, today: string) => {
  const first = `${trip_id} ${month ?? today}`;
  return {
    ...(after !== undefined && after > first ? { $gt: after } : { $gte: first }),
    // Comes after every day of the month, or of the trip.
    $lt: `${trip_id} ${month ?? ''}~`,
  };
};

const toRow = ({
  trip_date: _,
  closed_by: _closed,
  withdrawn = false,
  ...row
}: StoredProduct): DeskDeparture => {
  const { start_time: _start, end_time: _end, ...plain } = row;
  return { ...plain, ...saidTimes(row), withdrawn };
};

/**
 * Departures of a product's trip by day, time and size: from today on, or those of a month (CATALOG-19).
 * @returns a page of 50; `next` is empty after the last
 * @throws DomainError content_not_found where the product was never published
 */
export const listTripDepartures = async (
  catalog: Pick<ProductsContext, 'products' | 'closedDays' | 'clock'>,
  request: DepartureRequest,
  lanTp: LanTp,
): Promise<{ departures: DeskDeparture[]; next: string }> => {
  const { trip_id } = await findTrip(catalog, request.prod_id);
  const { state } = request;
  const rows = await catalog.products
    .find(
      {
        trip_date: datesOf(trip_id, request, seoulDay(catalog.clock())),
        ...(state && inState[state]),
      },
      rowFields,
    )
    .sort({ trip_date: 1 })
    .limit(DEPARTURES_A_PAGE + 1)
    .lean<StoredProduct[]>();
  const page = rows.slice(0, DEPARTURES_A_PAGE);
  const next = rows.length > page.length ? (page.at(-1)?.trip_date ?? '') : '';
  const closedText = await readClosedTexts(catalog, page, lanTp);
  return { departures: page.map((row) => ({ ...toRow(row), ...closedText(row) })), next };
};
