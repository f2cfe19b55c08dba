import type { SsrOutcome } from '@narae/ssr/server';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';

/** Counts server-rendered pages by outcome, among the metrics of this process. */
export const createPageCounter = (app: FastifyInstance): ((outcome: SsrOutcome) => void) => {
  const pages = new Counter({
    name: 'narae_ssr_pages_total',
    help: 'Pages by outcome of server rendering: cached, rendered, partial, late, failed, no_data, no_renderer',
    labelNames: ['outcome'],
    registers: [],
  });
  app.metrics.include([pages]);
  return (outcome) => pages.inc({ outcome });
};
