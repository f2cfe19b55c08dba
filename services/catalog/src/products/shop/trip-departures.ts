import type { Product, ProductDetail, TripCard, TripDeparture } from '@narae/contracts';
import { MAX_OFFERED_DEPARTURES, OFFERED_DAYS } from '@narae/contracts/departure-limits';
import { addDays, isOnSale, seoulDay } from '@narae/rules';
import type { QueryFilter } from 'mongoose';
import type { ProductsContext } from '../context.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { cards, type ListRequest, type ProductLists } from './list-products.ts';
import { onSale } from '../product/progress.rules.ts';
import { showProduct } from './show-product.ts';

/** Departures that a page knows before somebody opens the calendar. */
const NEXT_DEPARTURES = 24;

/** The page of a trip is that of the departure that stands for it; none where the trip is not known or taken back. */
export const showTrip = (
  catalog: ProductLists & Pick<ProductsContext, 'texts'>,
  request: ListRequest & { trip_id: string },
): Promise<ProductDetail[]> => showProduct(catalog, { ...request, stands: true });

const byDay = (a: Product, b: Product): number =>
  a.ymd_format.localeCompare(b.ymd_format) ||
  (a.start_time ?? '').localeCompare(b.start_time ?? '') ||
  a.package_cnt - b.package_cnt ||
  a.prod_id.localeCompare(b.prod_id);

/** The days of a month as YYYY-MM-DD, compared as texts. */
const within = (month: string) => ({ $gte: `${month}-01`, $lte: `${month}-31` });

/**
 * Departures of a trip by day and time: the next 24 that can be booked or waited for, or all of a month, closed ones
 * included. A package has one for each size.
 */
export const listDepartures = async (
  catalog: ProductLists,
  { trip_id, month, ...request }: ListRequest & { trip_id: string; month?: string | undefined },
): Promise<TripDeparture[]> => {
  const filter: QueryFilter<StoredProduct> =
    month === undefined ? { trip_id, ...onSale } : { trip_id, start_day: within(month) };
  const rows = await cards(catalog, filter, request, month === undefined ? NEXT_DEPARTURES : undefined);
  return rows.sort(byDay);
};

/**
 * The dates that the head of a product's page offers beside its own: of its trip and size, on sale within 60 days, 60 at most
 * (CATALOG-17).
 */
export const quoteDepartures = async (
  catalog: ProductLists & Pick<ProductsContext, 'clock'>,
  product: TripCard,
  request: ListRequest,
): Promise<TripDeparture[]> => {
  const { trip_id, package_cnt, dates_cnt } = product;
  // The departure that stands for its trip knows that there are no others.
  if (!trip_id || (dates_cnt === 1 && isOnSale(product))) return [];
  const today = seoulDay(catalog.clock());
  const start_day = { $gte: today, $lte: addDays(today, OFFERED_DAYS) };
  const filter: QueryFilter<StoredProduct> = { trip_id, package_cnt, start_day, ...onSale };
  const rows = await cards(catalog, filter, request, MAX_OFFERED_DEPARTURES);
  return rows.sort(byDay);
};
