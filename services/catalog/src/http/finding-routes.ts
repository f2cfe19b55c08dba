import { catalogCalls } from '@narae/contracts';
import type { FastifyInstance } from 'fastify';
import type { Catalog } from '../use-cases/catalog.ts';
import { pageFacts, siteMapRows } from '../use-cases/quote-pages.ts';
import { createProductSearch } from '../use-cases/search-products.ts';
import { serveShared } from './serve-shared.ts';

/** Finding products: the search of the shop, and what other sites quote and index of its pages. */
export const findingRoutes = (app: FastifyInstance, catalog: Catalog): void => {
  serveShared(app, catalogCalls.productSearch, createProductSearch(catalog));
  serveShared(app, catalogCalls.pageFacts, (asked) => pageFacts(catalog, asked));
  serveShared(app, catalogCalls.siteMap, () => siteMapRows(catalog));
};
