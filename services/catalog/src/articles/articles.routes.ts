import { catalogCalls } from '@narae/contracts';
import { serveShared, serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ArticlesContext } from './context.ts';
import { changePlaces } from './events/event-places.ts';
import { listEvents, showEvent } from './events/show-events.ts';
import { listKpopInfos, listKpopPictures, showKpopInfo } from './kpop-info/show-kpop-infos.ts';

/** Events (EVENT-2). */
export const eventRoutes = (app: FastifyInstance, catalog: ArticlesContext): void => {
  serveShared(app, catalogCalls.eventInfoList, ({ lan_tp }) => listEvents(catalog, lan_tp), catalog.ready);
  serveShared(app, catalogCalls.eventInfoDtl, (input) => showEvent(catalog, input), catalog.ready);
};

/** K-pop information (EVENT-1). */
export const kpopInfoRoutes = (app: FastifyInstance, catalog: ArticlesContext): void => {
  serveShared(app, catalogCalls.kpopInfoList, ({ lan_tp }) => listKpopInfos(catalog, lan_tp), catalog.ready);
  serveShared(app, catalogCalls.kpopInfoDetail, (input) => showKpopInfo(catalog, input), catalog.ready);
  serve(app, catalogCalls.kpopImageList, (input, ctx) => listKpopPictures(catalog, input, ctx.lanTp));
};

/** Calls that only old clients make (CALL-7). */
export const legacyEventRoutes = (app: FastifyInstance, context: ArticlesContext): void => {
  serve(app, catalogCalls.eventInfoUpdate, async ({ event_id, personnel_cnt }, ctx) => {
    await changePlaces(context, event_id, personnel_cnt, ctx.member().mem_id);
    return { msg: 'success' };
  });
};
