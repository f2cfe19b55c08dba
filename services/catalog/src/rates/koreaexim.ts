import { fetchBounded } from '@narae/service-kit';
import { z } from 'zod';
import type { RateSource } from './context.ts';

/** Korea Eximbank's address and the shop's key. */
export interface EximConfig {
  readonly url: string;
  readonly key: string;
  readonly timeoutMs: number;
}

/** Longest answer in bytes; some 25 rows are 5 kB. */
const mostBytes = 256 * 1024;

const RESULT_GOOD = 1;
/** Errors in rows (spec of the source): wrong data code, wrong key, daily calls used up. */
const complaints: ReadonlyMap<number, string> = new Map([
  [2, 'the source does not know the kind of data'],
  [3, 'the source does not accept the key'],
  [4, 'the source takes no more questions today'],
]);

const Row = z.object({
  result: z.number(),
  cur_unit: z.string().max(20).nullish(),
  deal_bas_r: z.string().max(30).nullish(),
});
const Answer = z.array(z.unknown()).max(200);

/** Korea Eximbank's daily rates (AP01): numbers with commas, some units per hundred, no rows on days off. */
export const koreaExim = ({ url, key, timeoutMs }: EximConfig): RateSource => ({
  quotesOf: async (day) => {
    const address = new URL('/site/program/financial/exchangeJSON', url);
    address.search = String(
      new URLSearchParams({ authkey: key, searchdate: day.replaceAll('-', ''), data: 'AP01' }),
    );
    const answer = await fetchBounded(address, { timeoutMs, mostBytes });
    if (!answer.ok) throw new Error(`the source answered ${answer.status}`);
    const rows = Answer.safeParse(JSON.parse(await answer.text()));
    if (!rows.success) throw new Error('the source did not answer a list');
    return rows.data.flatMap((item) => {
      const row = Row.safeParse(item);
      if (!row.success) return [];
      const { result, cur_unit, deal_bas_r } = row.data;
      const complaint = complaints.get(result);
      if (complaint) throw new Error(complaint);
      return result === RESULT_GOOD && cur_unit && deal_bas_r
        ? [{ unit: cur_unit, deal_bas_r, rate_day: day }]
        : [];
    });
  },
});
