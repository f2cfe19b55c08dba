import { catalogCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import { listNations } from '../site/codes.ts';
import type { Catalog } from '../context.ts';
import { changePlaces } from '../articles/events/event-places.ts';

/** Calls that only old clients make (CALL-7), on the same use cases as everything else. */
export const legacyRoutes = (app: FastifyInstance, catalog: Catalog): void => {
  serve(app, catalogCalls.nationCodeList, (asked, ctx) => listNations(catalog, asked.use_yn, ctx.lanTp));
  serve(app, catalogCalls.eventInfoUpdate, async ({ event_id, personnel_cnt }, ctx) => {
    await changePlaces(catalog, event_id, personnel_cnt, ctx.member().mem_id);
    return { msg: 'success' };
  });
};
