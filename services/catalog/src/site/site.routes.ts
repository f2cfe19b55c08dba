import { catalogCalls } from '@narae/contracts';
import { serve, serveShared } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { SiteContext } from './context.ts';
import { listCategories, listCodeGroups, listCodes, listDestinations, listNations } from './codes.ts';
import { listSiteMap } from '../products/index.ts';
import { showCompany, showPageFacts, showPopup } from './pages.ts';

/** Categories of the menu and code tables (CATALOG-1, CATALOG-9). */
export const codeRoutes = (app: FastifyInstance, catalog: SiteContext): void => {
  serveShared(app, catalogCalls.grpCategoryList, () => listCategories(catalog), catalog.ready);
  serve(app, catalogCalls.customNation, (asked) =>
    listDestinations(catalog, asked.com_cd_group_code, asked.lan_tp),
  );
  // For old clients only (CALL-7).
  serve(app, catalogCalls.nationCodeList, (asked, ctx) => listNations(catalog, asked.use_yn, ctx.lanTp));
  serve(app, catalogCalls.getCode, (asked) => listCodes(catalog, asked.com_cd_group_code));
  serve(app, catalogCalls.getCodeGroup, (asked) => listCodeGroups(catalog, asked.com_cd_group_code));
};

/** The company, the popup, and page facts for other sites (CATALOG-12, SHELL-16). */
export const pageRoutes = (app: FastifyInstance, catalog: SiteContext): void => {
  serve(app, catalogCalls.companyDtl, (asked) => showCompany(catalog, asked.lan_tp));
  serveShared(app, catalogCalls.popupNow, ({ lan_tp }) => showPopup(catalog, lan_tp), catalog.ready);
  serveShared(app, catalogCalls.pageFacts, (asked) => showPageFacts(catalog, asked), catalog.ready);
  serveShared(app, catalogCalls.siteMap, () => listSiteMap(catalog), catalog.ready);
};
