import { catalogCalls } from '@narae/contracts';
import { serve, serveShared } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { SiteContext } from './context.ts';
import { listCategories, listCodeGroups, listCodes, listNations } from './codes.ts';
import { listSiteMap } from '../products/index.ts';
import { showCompany, showPageFacts, showPopup } from './pages.ts';

/** Categories of the menu and code tables (CATALOG-1, CATALOG-9). */
export const codeRoutes = (app: FastifyInstance, catalog: SiteContext): void => {
  serveShared(
    app,
    catalogCalls.grpCategoryList,
    (_input, lanTp) => listCategories(catalog, lanTp),
    catalog.ready,
  );
  serve(app, catalogCalls.customNation, (input) => listCodes(catalog, input.com_cd_group_code, input.lan_tp));
  // For old clients only (CALL-7).
  serve(app, catalogCalls.nationCodeList, (input, ctx) => listNations(catalog, input.use_yn, ctx.lanTp));
  serve(app, catalogCalls.getCode, (input, ctx) => listCodes(catalog, input.com_cd_group_code, ctx.lanTp));
  serve(app, catalogCalls.getCodeGroup, (input, ctx) =>
    listCodeGroups(catalog, input.com_cd_group_code, ctx.lanTp),
  );
};

/** The company, the popup, and page facts for other sites (CATALOG-12, SHELL-16). */
export const pageRoutes = (app: FastifyInstance, catalog: SiteContext): void => {
  serve(app, catalogCalls.companyDtl, (input) => showCompany(catalog, input.lan_tp));
  serveShared(app, catalogCalls.popupNow, ({ lan_tp }) => showPopup(catalog, lan_tp), catalog.ready);
  serveShared(app, catalogCalls.pageFacts, (input) => showPageFacts(catalog, input), catalog.ready);
  serveShared(app, catalogCalls.siteMap, () => listSiteMap(catalog), catalog.ready);
};
