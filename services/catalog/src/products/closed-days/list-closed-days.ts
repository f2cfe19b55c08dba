import type { ClosedDeparture, DeskClosedDays, LanTp } from '@narae/contracts';
import { CLOSED_DEPARTURES_SHOWN } from '@narae/contracts/departure-limits';
import { textIn } from '@narae/contracts/localized';
import { seoulDay } from '@narae/rules';
import { textFields } from '../../content/index.ts';
import type { ProductsContext } from '../context.ts';
import { takenSeats } from '../product/sold.rules.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { readTripId } from '../trips/read-trip-id.ts';
import type { StoredClosedDays } from './closed-days.model.ts';

type Catalog = Pick<ProductsContext, 'products' | 'closedDays' | 'clock'>;

interface View {
  /** Whose departures are counted and named; empty for all. */
  readonly trip_id: string;
  readonly lanTp: LanTp;
}

const bookedFields = (lanTp: LanTp) => ({
  _id: 0,
  prod_id: 1,
  ...textFields('titles', lanTp),
  start_day: 1,
  start_time: 1,
  package_cnt: 1,
  capacity: 1,
  remaining: 1,
  seats_taken: 1,
});

const toBooked = (product: StoredProduct, lanTp: LanTp): ClosedDeparture => ({
  prod_id: product.prod_id,
  title: textIn(product.titles, lanTp),
  start_day: product.start_day,
  start_time: product.start_time ?? '',
  package_cnt: product.package_cnt,
  seats_taken: takenSeats(product),
});

/** Closed days as the desk sees them, with their progress and the first 50 departures that have orders. */
export const showClosedDays = async (
  { products }: Pick<Catalog, 'products'>,
  days: StoredClosedDays,
  { trip_id, lanTp }: View,
): Promise<DeskClosedDays> => {
  const closed = { closed_by: days.closed_id, ...(trip_id !== '' && { trip_id }) };
  const [count, rows] = await Promise.all([
    products.countDocuments(closed),
    products
      // Those of which booking never said how many are taken may have some.
      .find({ ...closed, seats_taken: { $not: { $lt: 1 } } }, bookedFields(lanTp))
      .sort({ start_day: 1, start_time: 1, prod_id: 1 })
      .lean<StoredProduct[]>(),
  ]);
  const booked = rows.filter((row) => takenSeats(row) > 0);
  return {
    closed_id: days.closed_id,
    whole_shop: days.trip_id === '',
    first_day: days.first_day,
    last_day: days.last_day,
    texts: days.texts,
    asked_by: days.asked_by,
    asked_at: days.asked_at.toISOString(),
    lifted: days.lifted,
    state: days.done_at ? 'done' : 'running',
    total: days.total,
    done: Math.min(days.done, days.total),
    closed: count,
    booked_cnt: booked.length,
    booked: booked.slice(0, CLOSED_DEPARTURES_SHOWN).map((row) => toBooked(row, lanTp)),
  };
};

/**
 * Closed days that are not over, by day: of a product's trip and of the whole shop, or without a product of the shop alone; among
 * them those that are being reopened (CATALOG-22).
 * @throws DomainError content_not_found where the product was never published
 */
export const listClosedDays = async (
  catalog: Catalog,
  prod_id: string | undefined,
  lanTp: LanTp,
): Promise<DeskClosedDays[]> => {
  const trip_id = prod_id === undefined ? '' : await readTripId(catalog, prod_id);
  const rows = await catalog.closedDays
    .find(
      {
        trip_id: { $in: ['', trip_id] },
        $or: [
          { lifted: false, last_day: { $gte: seoulDay(catalog.clock()) } },
          { lifted: true, done_at: null },
        ],
      },
      { audit: 0 },
    )
    .sort({ first_day: 1, closed_id: 1 })
    .lean<StoredClosedDays[]>();
  return Promise.all(rows.map((row) => showClosedDays(catalog, row, { trip_id, lanTp })));
};
