import { catalogCalls } from '@narae/contracts';
import { DomainError, serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import { fetchRates } from './fetch-rates.ts';
import { listRates } from './rate-book.ts';
import { setRate } from './change-rate.ts';
import type { RatesContext } from './context.ts';

/** Exchange rates in the admin area (MONEY-4). */
export const rateRoutes = (app: FastifyInstance, context: RatesContext): void => {
  const source = context.officialRates?.source;
  serve(app, catalogCalls.adminRates, async () => ({
    rates: await listRates(context),
    has_source: source !== undefined,
  }));
  serve(app, catalogCalls.adminRateSet, async (input, ctx) => {
    await setRate(context, input, ctx.member().mem_id);
    return { msg: 'success' };
  });
  serve(app, catalogCalls.adminRatesFetch, async (_asked, ctx) => {
    if (!source) throw new DomainError('rate_source_off');
    return {
      msg: 'success',
      ...(await fetchRates(context, source, { by: ctx.member().mem_id, log: context.log })),
    };
  });
};
