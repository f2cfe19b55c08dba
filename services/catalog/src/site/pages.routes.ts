import { catalogCalls } from '@narae/contracts';
import { serve, serveShared } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Catalog } from '../context.ts';
import { listSiteMap } from '../products/shop/list-site-map.ts';
import { showCompany } from './read-company.ts';
import { showPageFacts } from './show-page-facts.ts';
import { showPopup } from './show-popup.ts';

/** The company, the popup of the home page, and what other sites quote and index of the shop's pages (CATALOG-12, SHELL-16). */
export const pageRoutes = (app: FastifyInstance, catalog: Catalog): void => {
  serve(app, catalogCalls.companyDtl, (asked) => showCompany(catalog, asked.lan_tp));
  serveShared(app, catalogCalls.popupNow, ({ lan_tp }) => showPopup(catalog, lan_tp), catalog.ready);
  serveShared(app, catalogCalls.pageFacts, (asked) => showPageFacts(catalog, asked), catalog.ready);
  serveShared(app, catalogCalls.siteMap, () => listSiteMap(catalog), catalog.ready);
};
