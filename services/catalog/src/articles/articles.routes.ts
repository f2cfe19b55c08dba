import { catalogCalls } from '@narae/contracts';
import { serveShared, serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Catalog } from '../context.ts';
import { listEvents, showEvent } from './events/show-events.ts';
import { listKpopInfos, listKpopPictures, showKpopInfo } from './kpop-info/show-kpop-infos.ts';

/** Events (EVENT-2). */
export const eventRoutes = (app: FastifyInstance, catalog: Catalog): void => {
  serveShared(app, catalogCalls.eventInfoList, ({ lan_tp }) => listEvents(catalog, lan_tp), catalog.ready);
  serveShared(app, catalogCalls.eventInfoDtl, (asked) => showEvent(catalog, asked), catalog.ready);
};

/** K-pop information (EVENT-1). */
export const kpopInfoRoutes = (app: FastifyInstance, catalog: Catalog): void => {
  serveShared(app, catalogCalls.kpopInfoList, ({ lan_tp }) => listKpopInfos(catalog, lan_tp), catalog.ready);
  serveShared(app, catalogCalls.kpopInfoDetail, (asked) => showKpopInfo(catalog, asked), catalog.ready);
  serve(app, catalogCalls.kpopImageList, (asked, ctx) => listKpopPictures(catalog, asked, ctx.lanTp));
};
