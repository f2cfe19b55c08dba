import { catalogCalls } from '@narae/contracts';
import { serve, serveShared } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Catalog } from '../context.ts';
import { listHotels } from './shop/list-hotels.ts';
import { listProductPictures } from './shop/list-product-pictures.ts';
import { listPackages, listProducts, listRelated } from './shop/list-products.ts';
import { showProduct } from './shop/show-product.ts';
import { showSeats } from './shop/show-seats.ts';

/** Products with their rooms, seats and pictures (CATALOG-2, CATALOG-4). */
export const productRoutes = (app: FastifyInstance, catalog: Catalog): void => {
  serveShared(app, catalogCalls.productList1, (asked) => listProducts(catalog, asked), catalog.ready);
  serveShared(app, catalogCalls.productDetail, (asked) => showProduct(catalog, asked), catalog.ready);
  serveShared(app, catalogCalls.productPackageList, (asked) => listPackages(catalog, asked), catalog.ready);
  serveShared(app, catalogCalls.productRelated, (asked) => listRelated(catalog, asked), catalog.ready);
  serve(app, catalogCalls.productSeats, (asked) => showSeats(catalog, asked.prod_ids));
  serve(app, catalogCalls.hotelDtlList, (asked, ctx) => listHotels(catalog, asked, ctx.lanTp));
  serve(app, catalogCalls.imageList, (asked, ctx) => listProductPictures(catalog, asked.prod_id, ctx.lanTp));
};
