import { catalogCalls } from '@narae/contracts';
import { keyAsStored, serve, serveShared } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { ProductsContext } from './context.ts';
import { listHotels, listProductPictures, showProduct } from './shop/show-product.ts';
import { listPackages, listProducts, listRelated } from './shop/list-products.ts';
import { showSeats } from './product/seats-and-reviews.ts';
import { listOptions, listSoldOptionMessages } from './parts/options.ts';
import { listDepartures, showTrip } from './shop/trip-departures.ts';
import { listShelves } from './trip-list/list-shelves.ts';
import { isPlainList, listTrips, sumUpTrips } from './trip-list/list-trips.ts';
import { addDeparture, showCopied } from './editing/add-departure.ts';
import { copyTrip } from './editing/copy-trip.ts';
import { addSeries, listSeries, previewSeries } from './series/add-series.ts';
import { editSeries, previewSeriesEdit } from './series/edit-series.ts';
import { endSeries } from './series/end-series.ts';
import { listTripDepartures, showTripOf } from './editing/list-departures.ts';
import { applyRange, listRanges, undoRange } from './ranges/apply-range.ts';
import { addClosedDays, deleteClosedDays } from './closed-days/add-closed-days.ts';
import { listClosedDays } from './closed-days/list-closed-days.ts';
import { previewRange } from './ranges/range-rows.ts';
import { searchProducts } from './search/search-products.ts';
import { createWordIndex } from './search/word-index.ts';
import { listRefundSchedules } from './parts/refund-schedules.ts';

/** Products with their rooms, seats and pictures (CATALOG-2, CATALOG-4). */
export const productRoutes = (app: FastifyInstance, catalog: ProductsContext): void => {
  serveShared(app, catalogCalls.productList1, (input) => listProducts(catalog, input), catalog.ready);
  serveShared(app, catalogCalls.productDetail, (input) => showProduct(catalog, input), catalog.ready);
  serveShared(app, catalogCalls.productPackageList, (input) => listPackages(catalog, input), catalog.ready);
  serveShared(app, catalogCalls.productRelated, (input) => listRelated(catalog, input), catalog.ready);
  serve(app, catalogCalls.productSeats, (input) => showSeats(catalog, input.prod_ids));
  serve(app, catalogCalls.hotelDtlList, (input, ctx) => listHotels(catalog, input, ctx.lanTp));
  serve(app, catalogCalls.imageList, (input, ctx) => listProductPictures(catalog, input.prod_id, ctx.lanTp));
};

/** Trips and their departures (CATALOG-17). */
export const tripRoutes = (app: FastifyInstance, catalog: ProductsContext): void => {
  serveShared(app, catalogCalls.tripDetail, (input) => showTrip(catalog, input), catalog.ready);
  serveShared(app, catalogCalls.tripDepartures, (input) => listDepartures(catalog, input), catalog.ready);
};

/** Equal for repeats of a request, unlike any other. */
const madeWith = (key: string | undefined): string => (key === undefined ? randomUUID() : keyAsStored(key));

/** Departures of a trip at the desk (CATALOG-18, CATALOG-19), and copying a trip (CATALOG-23). */
export const departureRoutes = (app: FastifyInstance, catalog: ProductsContext): void => {
  serve(app, catalogCalls.adminTrip, ({ prod_id }) => showTripOf(catalog, prod_id));
  serve(app, catalogCalls.adminTripDepartures, (request, { lanTp }) =>
    listTripDepartures(catalog, request, lanTp),
  );
  serve(app, catalogCalls.adminDepartureTerms, ({ prod_id }, { lanTp }) =>
    showCopied(catalog, prod_id, lanTp),
  );
  serve(app, catalogCalls.adminDepartureAdd, async (departure, { member, idempotencyKey }) => ({
    msg: 'success',
    ...(await addDeparture(catalog, departure, {
      by: member().mem_id,
      made_with: madeWith(idempotencyKey),
    })),
  }));
  serve(app, catalogCalls.adminTripCopy, async (copy, { member, idempotencyKey }) => ({
    msg: 'success',
    ...(await copyTrip(catalog, copy, { by: member().mem_id, made_with: madeWith(idempotencyKey) })),
  }));
};

/** Series of departures (CATALOG-20). */
export const seriesRoutes = (app: FastifyInstance, catalog: ProductsContext): void => {
  serve(app, catalogCalls.adminSeries, async ({ prod_id }) => ({
    series: await listSeries(catalog, prod_id),
  }));
  serve(app, catalogCalls.adminSeriesPreview, (series, { lanTp }) => previewSeries(catalog, series, lanTp));
  serve(app, catalogCalls.adminSeriesAdd, async (series, { member, idempotencyKey }) => ({
    msg: 'success',
    series: await addSeries(catalog, series, { by: member().mem_id, made_with: madeWith(idempotencyKey) }),
  }));
  serve(app, catalogCalls.adminSeriesEditPreview, (edit) => previewSeriesEdit(catalog, edit));
  serve(app, catalogCalls.adminSeriesEdit, async (edit, { member, idempotencyKey }) => ({
    msg: 'success',
    series: await editSeries(catalog, edit, { by: member().mem_id, made_with: madeWith(idempotencyKey) }),
  }));
  serve(app, catalogCalls.adminSeriesEnd, async (ending, { member }) => ({
    msg: 'success',
    series: await endSeries(catalog, ending, { by: member().mem_id }),
  }));
};

/** Ranges of departures (CATALOG-21). */
export const rangeRoutes = (app: FastifyInstance, catalog: ProductsContext): void => {
  serve(app, catalogCalls.adminRanges, async ({ prod_id }) => ({
    ranges: await listRanges(catalog, prod_id),
  }));
  serve(app, catalogCalls.adminRangePreview, (range) => previewRange(catalog, range));
  serve(app, catalogCalls.adminRangeApply, async (range, { member, idempotencyKey }) => ({
    msg: 'success',
    range: await applyRange(catalog, range, { by: member().mem_id, made_with: madeWith(idempotencyKey) }),
  }));
  serve(app, catalogCalls.adminRangeUndo, async ({ range_id }, { member, idempotencyKey }) => ({
    msg: 'success',
    range: await undoRange(catalog, range_id, { by: member().mem_id, made_with: madeWith(idempotencyKey) }),
  }));
};

/** Closed days of trips and of the whole shop (CATALOG-22). */
export const closedDaysRoutes = (app: FastifyInstance, catalog: ProductsContext): void => {
  serve(app, catalogCalls.adminClosedDays, async ({ prod_id }, { lanTp }) => ({
    periods: await listClosedDays(catalog, prod_id, lanTp),
  }));
  serve(app, catalogCalls.adminClosedDaysAdd, async (days, { member, idempotencyKey, lanTp }) => {
    const asking = { by: member().mem_id, made_with: madeWith(idempotencyKey), lanTp };
    return { msg: 'success', period: await addClosedDays(catalog, days, asking) };
  });
  serve(app, catalogCalls.adminClosedDaysDelete, async ({ closed_id }, { member, lanTp }) => ({
    msg: 'success',
    period: await deleteClosedDays(catalog, closed_id, { by: member().mem_id, lanTp }),
  }));
};

/** Paid options and their messages (CART-4, CATALOG-8). */
export const optionRoutes = (app: FastifyInstance, catalog: ProductsContext): void => {
  serve(app, catalogCalls.optionList2, (input, ctx) => listOptions(catalog, input, ctx.lanTp));
  serve(app, catalogCalls.optionMsg, (input, ctx) => listSoldOptionMessages(catalog, input, ctx.lanTp));
};

/** Lists of trips and the search (CATALOG-2, CATALOG-10). */
export const listRoutes = (app: FastifyInstance, catalog: ProductsContext): void => {
  const lists = { ...catalog, words: createWordIndex(catalog) };
  serveShared(
    app,
    catalogCalls.tripList,
    (input) => listTrips(lists, input),
    catalog.ready,
    ({ sort: _sort, after: _after, ...filters }) => isPlainList(filters),
  );
  serveShared(
    app,
    catalogCalls.tripListSummary,
    (input) => sumUpTrips(lists, input),
    catalog.ready,
    isPlainList,
  );
  serveShared(app, catalogCalls.tripShelves, (input) => listShelves(catalog, input), catalog.ready);
  serveShared(app, catalogCalls.productSearch, (input) => searchProducts(lists, input));
};

/** Refund schedules (REFUND-3). */
export const refundScheduleRoutes = (app: FastifyInstance, catalog: ProductsContext): void => {
  serveShared(
    app,
    catalogCalls.refundSchedules,
    ({ lan_tp }) => listRefundSchedules(catalog, lan_tp),
    catalog.ready,
  );
};
