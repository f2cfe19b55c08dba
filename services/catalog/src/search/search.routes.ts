import { catalogCalls } from '@narae/contracts';
import type { FastifyInstance } from 'fastify';
import type { Catalog } from '../context.ts';
import { pageFacts, siteMapRows } from '../pages/show-page-facts.ts';
import { createProductSearch } from './search-products.ts';
import { serveShared } from '../shared/serve-shared.ts';

/** Finding products: the search of the shop, and what other sites quote and index of its pages. */
export const findingRoutes = (app: FastifyInstance, catalog: Catalog): void => {
  serveShared(app, catalogCalls.productSearch, createProductSearch(catalog));
  serveShared(app, catalogCalls.pageFacts, (asked) => pageFacts(catalog, asked));
  serveShared(app, catalogCalls.siteMap, () => siteMapRows(catalog));
};
