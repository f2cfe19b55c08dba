import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../data/context.ts';

/** The demo's rates in the source's format: numbers with commas, yen per hundred. */
const rates = [
  ['USD', '1,391.2', '미국 달러'],
  ['CNH', '193.4', '위안화'],
  ['JPY(100)', '891.74', '일본 옌'],
  ['EUR', '1,512.73', '유로'],
] as const;

const RESULT = { good: 1, wrongData: 2, wrongKey: 3 } as const;

const dayOf = (searchdate: string): Date | null => {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(searchdate) ?? [];
  const at = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? null : at;
};

/** Korea Eximbank's daily rates (AP01): the same every day, none on weekends and future days. */
export const rateRoutes = (app: FastifyInstance, { config, now }: SandboxContext): void => {
  app.get('/site/program/financial/exchangeJSON', async (request, reply) => {
    const { authkey = '', searchdate = '', data = '' } = request.query as Record<string, string | undefined>;
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
    if (authkey !== config.rateKey) return [{ result: RESULT.wrongKey }];
    const day = dayOf(searchdate);
    if (data !== 'AP01' || !day) return [{ result: RESULT.wrongData }];
    const seoulNow = new Date(now().getTime() + 9 * 3_600_000);
    const weekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
    if (weekend || day > seoulNow) return [];
    return rates.map(([cur_unit, deal_bas_r, cur_nm]) => ({
      result: RESULT.good,
      cur_unit,
      deal_bas_r,
      cur_nm,
    }));
  });
};
