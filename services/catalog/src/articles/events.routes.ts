import { catalogCalls } from '@narae/contracts';
import { serveShared } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Catalog } from '../context.ts';
import { listEvents, showEvent } from './events/read-events.ts';

/** Events (EVENT-2). */
export const eventRoutes = (app: FastifyInstance, catalog: Catalog): void => {
  serveShared(app, catalogCalls.eventInfoList, ({ lan_tp }) => listEvents(catalog, lan_tp), catalog.ready);
  serveShared(app, catalogCalls.eventInfoDtl, (asked) => showEvent(catalog, asked), catalog.ready);
};
