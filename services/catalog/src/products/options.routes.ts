import { catalogCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Catalog } from '../context.ts';
import { listOptions, listSoldOptionMessages } from './parts/list-options.ts';

/** Paid options of products and what shoppers should know of them (CART-4, CATALOG-8). */
export const optionRoutes = (app: FastifyInstance, catalog: Catalog): void => {
  serve(app, catalogCalls.optionList2, (asked, ctx) => listOptions(catalog, asked, ctx.lanTp));
  serve(app, catalogCalls.optionMsg, (asked, ctx) => listSoldOptionMessages(catalog, asked, ctx.lanTp));
};
