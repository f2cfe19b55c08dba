import { catalogCalls } from '@narae/contracts';
import type { FastifyInstance } from 'fastify';
import type { Catalog } from '../context.ts';
import { serveShared } from '../shared/serve-shared.ts';
import { createProductSearch } from './search-products.ts';

/** The search of the shop (CATALOG-10). */
export const searchRoutes = (app: FastifyInstance, catalog: Catalog): void => {
  serveShared(app, catalogCalls.productSearch, createProductSearch(catalog));
};
