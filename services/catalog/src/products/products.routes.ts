import { catalogCalls } from '@narae/contracts';
import { serve, serveShared } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ProductsContext } from './context.ts';
import { listHotels, listProductPictures, showProduct } from './shop/show-product.ts';
import { listPackages, listProducts, listRelated } from './shop/list-products.ts';
import { showSeats } from './product/seats-and-reviews.ts';
import { listOptions, listSoldOptionMessages } from './parts/options.ts';
import { createProductSearch } from './search/search-products.ts';
import { listRefundSchedules } from './parts/refund-schedules.ts';

/** Products with their rooms, seats and pictures (CATALOG-2, CATALOG-4). */
export const productRoutes = (app: FastifyInstance, catalog: ProductsContext): void => {
  serveShared(app, catalogCalls.productList1, (asked) => listProducts(catalog, asked), catalog.ready);
  serveShared(app, catalogCalls.productDetail, (asked) => showProduct(catalog, asked), catalog.ready);
  serveShared(app, catalogCalls.productPackageList, (asked) => listPackages(catalog, asked), catalog.ready);
  serveShared(app, catalogCalls.productRelated, (asked) => listRelated(catalog, asked), catalog.ready);
  serve(app, catalogCalls.productSeats, (asked) => showSeats(catalog, asked.prod_ids));
  serve(app, catalogCalls.hotelDtlList, (asked, ctx) => listHotels(catalog, asked, ctx.lanTp));
  serve(app, catalogCalls.imageList, (asked, ctx) => listProductPictures(catalog, asked.prod_id, ctx.lanTp));
};

/** Paid options and their messages (CART-4, CATALOG-8). */
export const optionRoutes = (app: FastifyInstance, catalog: ProductsContext): void => {
  serve(app, catalogCalls.optionList2, (asked, ctx) => listOptions(catalog, asked, ctx.lanTp));
  serve(app, catalogCalls.optionMsg, (asked, ctx) => listSoldOptionMessages(catalog, asked, ctx.lanTp));
};

/** Search (CATALOG-10). */
export const searchRoutes = (app: FastifyInstance, catalog: ProductsContext): void => {
  serveShared(app, catalogCalls.productSearch, createProductSearch(catalog));
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
