import { catalogCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Catalog } from '../context.ts';
import { listHotels, listOptionMessages, listOptions } from '../options/list-options.ts';
import { listPackages, listProducts, listRelated } from './list-products.ts';
import { listPictures, seatsLeft, showProduct } from './show-product.ts';
import { serveShared } from '../shared/serve-shared.ts';

/** Products, their choices and their pictures' addresses (spec §7 Catalogue). */
export const productRoutes = (app: FastifyInstance, catalog: Catalog): void => {
  serveShared(app, catalogCalls.productList1, (asked) => listProducts(catalog, asked));
  serveShared(app, catalogCalls.productDetail, (asked) => showProduct(catalog, asked));
  serveShared(app, catalogCalls.productPackageList, (asked) => listPackages(catalog, asked));
  serveShared(app, catalogCalls.productRelated, (asked) => listRelated(catalog, asked));
  serve(app, catalogCalls.productSeats, (asked) => seatsLeft(catalog, asked.prod_ids));
  serve(app, catalogCalls.hotelDtlList, (asked, ctx) => listHotels(catalog, asked, ctx.lanTp));
  serve(app, catalogCalls.optionList2, (asked, ctx) => listOptions(catalog, asked, ctx.lanTp));
  serve(app, catalogCalls.optionMsg, (asked, ctx) => listOptionMessages(catalog, asked.opt_code, ctx.lanTp));
  serve(app, catalogCalls.imageList, (asked, ctx) => listPictures(catalog, asked.prod_id, ctx.lanTp));
};
