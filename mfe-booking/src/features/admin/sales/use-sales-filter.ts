import type { SalesKey } from '@narae/contracts';
import { MOST_SALES_DAYS, salesKeys } from '@narae/contracts/sales-limits';
import { addDays, daysBetween, seoulDay } from '@narae/rules';
import { useSearchParams, serverTime } from '@narae/shell-sdk';
import { dayIn, usePutInAddress } from '@narae/shell-sdk/admin';

/** First and last day, both included; YYYY-MM-DD in Asia/Seoul. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

export type Period = 'week' | 'days30' | 'month' | 'last_month' | 'year';

/** @param today YYYY-MM-DD in Asia/Seoul */
export const periodsOf = (today: string): Readonly<Record<Period, Range>> => {
  const monthBegins = `${today.slice(0, 7)}-01`;
  const lastOfBefore = addDays(monthBegins, -1);
  return {
    week: { from: addDays(today, -6), to: today },
    days30: { from: addDays(today, -29), to: today },
    month: { from: monthBegins, to: today },
    last_month: { from: `${lastOfBefore.slice(0, 7)}-01`, to: lastOfBefore },
    year: { from: `${today.slice(0, 4)}-01-01`, to: today },
  };
};

/** By day and over the last 30 days unless the address says otherwise. */
export function useSalesFilter(): {
  readonly range: Range;
  readonly by: SalesKey;
  readonly wrong: boolean;
  readonly periods: Readonly<Record<Period, Range>>;
  readonly put: (name: 'from' | 'to' | 'by', value: string) => void;
  readonly choose: (range: Range) => void;
} {
  const [query, setQuery] = useSearchParams();
  const periods = periodsOf(seoulDay(serverTime()));
  const to = dayIn(query.get('to')) || periods.days30.to;
  const from = dayIn(query.get('from')) || addDays(to, -29);
  const by = salesKeys.find((key) => key === query.get('by')) ?? 'day';
  return {
    range: { from, to },
    by,
    wrong: to < from || daysBetween(from, to) >= MOST_SALES_DAYS,
    periods,
    put: usePutInAddress(),
    choose: (range) => setQuery({ view: 'sales', by, ...range }, { replace: true }),
  };
}
