import type { SalesRow } from '@narae/contracts';
import { addDays, daysBetween } from '@narae/rules';
import type { Range } from './use-sales-filter.ts';

/** A day (YYYY-MM-DD) or a month (YYYY-MM), with whole units of KRW. */
export interface ChartColumn {
  readonly key: string;
  readonly charged: number;
  readonly refunded: number;
}

/** More columns are shown by month: they need room on phones. */
const MOST_COLUMNS = 92;

export const isByMonth = ({ from, to }: Range): boolean => daysBetween(from, to) >= MOST_COLUMNS;

/** Days or months without sales have one too. */
export const chartColumns = (
  rows: readonly Pick<SalesRow, 'key' | 'krw'>[],
  range: Range,
): readonly ChartColumn[] => {
  const length = isByMonth(range) ? 7 : 10;
  const columns = new Map<string, { charged: number; refunded: number }>();
  for (let day = range.from; day <= range.to; day = addDays(day, 1))
    columns.set(day.slice(0, length), { charged: 0, refunded: 0 });
  for (const { key, krw } of rows) {
    const column = columns.get(key.slice(0, length));
    if (!column) continue;
    column.charged += krw.charged;
    column.refunded += krw.refunded;
  }
  return [...columns].map(([key, sums]) => ({ key, ...sums }));
};
