import { catalogCalls } from '@narae/contracts';
import { serveShared } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Catalog } from '../context.ts';
import { listRefundSchedules } from './parts/list-refund-schedules.ts';

/** What goes back when an order is cancelled (REFUND-3). */
export const refundScheduleRoutes = (app: FastifyInstance, catalog: Catalog): void => {
  serveShared(
    app,
    catalogCalls.refundSchedules,
    ({ lan_tp }) => listRefundSchedules(catalog, lan_tp),
    catalog.ready,
  );
};
