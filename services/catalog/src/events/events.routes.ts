import { catalogCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Catalog } from '../context.ts';
import { changePlaces } from './change-event.ts';
import { listEvents, listKpopInfos, showEvent, showKpopInfo } from './read-events.ts';
import { listStoryPictures } from '../kpop-info/list-pictures.ts';
import { serveShared } from '../shared/serve-shared.ts';

/** K-pop information and events (spec §7 K-pop, Events). */
export const storyRoutes = (app: FastifyInstance, catalog: Catalog): void => {
  serveShared(app, catalogCalls.kpopInfoList, ({ lan_tp }) => listKpopInfos(catalog, lan_tp));
  serveShared(app, catalogCalls.kpopInfoDetail, (asked) => showKpopInfo(catalog, asked));
  serve(app, catalogCalls.kpopImageList, (asked, ctx) => listStoryPictures(catalog, asked, ctx.lanTp));
  serveShared(app, catalogCalls.eventInfoList, ({ lan_tp }) => listEvents(catalog, lan_tp));
  serveShared(app, catalogCalls.eventInfoDtl, (asked) => showEvent(catalog, asked));
  serve(app, catalogCalls.eventInfoUpdate, async ({ event_id, personnel_cnt }) => {
    await changePlaces(catalog, event_id, personnel_cnt);
    return { msg: 'success' };
  });
};
