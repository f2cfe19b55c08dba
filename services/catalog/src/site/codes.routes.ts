import { catalogCalls } from '@narae/contracts';
import { serve, serveShared } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Catalog } from '../context.ts';
import { listCategories } from './list-categories.ts';
import { listCodeGroups, listCodes, listDestinations } from './list-codes.ts';

/** Categories of the menu and code tables (CATALOG-1, CATALOG-9). */
export const codeRoutes = (app: FastifyInstance, catalog: Catalog): void => {
  serveShared(app, catalogCalls.grpCategoryList, () => listCategories(catalog), catalog.ready);
  serve(app, catalogCalls.customNation, (asked) =>
    listDestinations(catalog, asked.com_cd_group_code, asked.lan_tp),
  );
  serve(app, catalogCalls.getCode, (asked) => listCodes(catalog, asked.com_cd_group_code));
  serve(app, catalogCalls.getCodeGroup, (asked) => listCodeGroups(catalog, asked.com_cd_group_code));
};
