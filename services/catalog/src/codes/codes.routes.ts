import { catalogCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Catalog } from '../context.ts';
import {
  listCategories,
  listCodeGroups,
  listCodes,
  listDestinations,
  listNations,
  showCompany,
  showPopup,
} from './list-codes.ts';
import { serveShared } from '../shared/serve-shared.ts';

/** Categories, code tables and the company (spec §7 Catalogue and Misc). */
export const tableRoutes = (app: FastifyInstance, catalog: Catalog): void => {
  serveShared(app, catalogCalls.grpCategoryList, () => listCategories(catalog));
  serve(app, catalogCalls.nationCodeList, (asked, ctx) => listNations(catalog, asked.use_yn, ctx.lanTp));
  serve(app, catalogCalls.companyDtl, (asked) => showCompany(catalog, asked.lan_tp));
  serveShared(app, catalogCalls.popupNow, ({ lan_tp }) => showPopup(catalog, lan_tp));
  serve(app, catalogCalls.customNation, (asked) =>
    listDestinations(catalog, asked.com_cd_group_code, asked.lan_tp),
  );
  serve(app, catalogCalls.getCode, (asked) => listCodes(catalog, asked.com_cd_group_code));
  serve(app, catalogCalls.getCodeGroup, (asked) => listCodeGroups(catalog, asked.com_cd_group_code));
};
