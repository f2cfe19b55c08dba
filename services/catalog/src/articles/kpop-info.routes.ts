import { catalogCalls } from '@narae/contracts';
import { serve, serveShared } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Catalog } from '../context.ts';
import { listKpopPictures } from './kpop-info/list-kpop-pictures.ts';
import { listKpopInfos, showKpopInfo } from './kpop-info/read-kpop-infos.ts';

/** K-pop information (EVENT-1). */
export const kpopInfoRoutes = (app: FastifyInstance, catalog: Catalog): void => {
  serveShared(app, catalogCalls.kpopInfoList, ({ lan_tp }) => listKpopInfos(catalog, lan_tp), catalog.ready);
  serveShared(app, catalogCalls.kpopInfoDetail, (asked) => showKpopInfo(catalog, asked), catalog.ready);
  serve(app, catalogCalls.kpopImageList, (asked, ctx) => listKpopPictures(catalog, asked, ctx.lanTp));
};
