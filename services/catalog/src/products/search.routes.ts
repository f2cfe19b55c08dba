import { catalogCalls } from '@narae/contracts';
import { serveShared } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Catalog } from '../context.ts';
import { createProductSearch } from './search/search-products.ts';

/** The search of the shop (CATALOG-10). */
export const searchRoutes = (app: FastifyInstance, catalog: Catalog): void => {
  serveShared(app, catalogCalls.productSearch, createProductSearch(catalog));
};
