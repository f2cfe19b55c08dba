import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';

/**
 * What became of a page that should arrive readable: `kept` and `rendered` did; `holed` did but for a part that broke;
 * the others went out as the plain shell: `late`, `failed` (the renderer broke, hung or had too much to do), `no_data`
 * (the catalogue did not answer), `no_renderer` (the release brings none). `late` pages are counted once more when they end.
 */
export type FirstScreenOutcome =
  'kept' | 'rendered' | 'holed' | 'late' | 'failed' | 'no_data' | 'no_renderer';

export type FirstScreenCounter = (outcome: FirstScreenOutcome) => void;

/** A counter among the numbers of this process. */
export const countFirstScreens = (app: FastifyInstance): FirstScreenCounter => {
  const screens = new Counter({
    name: 'narae_first_screens_total',
    help: 'Pages by how their first screen was had: kept, rendered, holed, late, failed, no_data, no_renderer',
    labelNames: ['outcome'],
    registers: [],
  });
  app.metrics.include([screens]);
  return (outcome) => screens.inc({ outcome });
};
