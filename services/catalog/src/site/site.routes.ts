import { catalogCalls } from '@narae/contracts';
import { serve, serveShared } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Catalog } from '../context.ts';
import { listCategories, listCodeGroups, listCodes, listDestinations } from './codes.ts';
import { listSiteMap } from '../products/shop/list-products.ts';
import { showCompany, showPageFacts, showPopup } from './pages.ts';

/** Categories of the menu and code tables (CATALOG-1, CATALOG-9). */
export const codeRoutes = (app: FastifyInstance, catalog: Catalog): void => {
  serveShared(app, catalogCalls.grpCategoryList, () => listCategories(catalog), catalog.ready);
  serve(app, catalogCalls.customNation, (asked) =>
    listDestinations(catalog, asked.com_cd_group_code, asked.lan_tp),
  );
  serve(app, catalogCalls.getCode, (asked) => listCodes(catalog, asked.com_cd_group_code));
  serve(app, catalogCalls.getCodeGroup, (asked) => listCodeGroups(catalog, asked.com_cd_group_code));
};

/** The company, the popup of the home page, and what other sites quote and index of the shop's pages (CATALOG-12, SHELL-16). */
export const pageRoutes = (app: FastifyInstance, catalog: Catalog): void => {
  serve(app, catalogCalls.companyDtl, (asked) => showCompany(catalog, asked.lan_tp));
  serveShared(app, catalogCalls.popupNow, ({ lan_tp }) => showPopup(catalog, lan_tp), catalog.ready);
  serveShared(app, catalogCalls.pageFacts, (asked) => showPageFacts(catalog, asked), catalog.ready);
  serveShared(app, catalogCalls.siteMap, () => listSiteMap(catalog), catalog.ready);
};
