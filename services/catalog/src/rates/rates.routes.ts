import { catalogCalls } from '@narae/contracts';
import { DomainError, serve, type Logger } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import { fetchRates, type RateSource } from './fetch-rates.ts';
import { listRates } from './rate-book.ts';
import { setRate } from './change-rate.ts';
import type { Catalog } from '../context.ts';

/** Exchange rates in the admin area: by hand, and from the official source where there is one (MONEY-4). */
export const rateRoutes = (
  app: FastifyInstance,
  catalog: Catalog,
  { source, log }: { source: RateSource | null; log: Logger },
): void => {
  serve(app, catalogCalls.adminRates, async () => ({
    rates: await listRates(catalog),
    has_source: source !== null,
  }));
  serve(app, catalogCalls.adminRateSet, async (asked, ctx) => {
    await setRate(catalog, asked, ctx.member().mem_id);
    return { msg: 'success' };
  });
  serve(app, catalogCalls.adminRatesFetch, async (_asked, ctx) => {
    if (!source) throw new DomainError('rate_source_off');
    return { msg: 'success', ...(await fetchRates(catalog, source, { by: ctx.member().mem_id, log })) };
  });
};
