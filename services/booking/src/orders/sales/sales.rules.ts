import { CURRENCIES } from '@narae/contracts/languages';
import type { Sales, SalesKey, SalesMoney } from '@narae/contracts';
import { MOST_SALES_ROWS } from '@narae/contracts/sales-limits';
import type { SalesGroup } from './sales.queries.ts';

type Figures = Sales['total'];

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

const sums = (charged: number, refunded: number) => ({ charged, refunded, net: charged - refunded });

const figuresOf = (groups: readonly SalesGroup[]): Figures => ({
  orders: sum(groups, ({ orders }) => orders),
  travellers: sum(groups, ({ travellers }) => travellers),
  money: CURRENCIES.flatMap((currency): SalesMoney[] => {
    const own = groups.filter(({ _id }) => _id.currency === currency);
    if (own.length === 0) return [];
    return [
      {
        currency,
        ...sums(
          sum(own, ({ charged }) => charged),
          sum(own, ({ refunded }) => refunded),
        ),
      },
    ];
  }),
  krw: sums(
    sum(groups, ({ charged_krw }) => charged_krw),
    sum(groups, ({ refunded_krw }) => refunded_krw),
  ),
});

const byKey = (groups: readonly SalesGroup[]): Map<string, SalesGroup[]> => {
  const existing = new Map<string, SalesGroup[]>();
  for (const group of groups) {
    const own = existing.get(group._id.key);
    if (own) own.push(group);
    else existing.set(group._id.key, [group]);
  }
  return existing;
};

/** One row a key: days in order, other keys by what was charged, the most first (ADMIN-1). */
export const addUp = (
  by: SalesKey,
  groups: readonly SalesGroup[],
): Omit<Sales, 'rows'> & {
  readonly rows: readonly (Figures & { readonly key: string })[];
} => {
  const rows = [...byKey(groups)].map(([key, own]) => ({ key, own, ...figuresOf(own) }));
  rows.sort((a, b) =>
    by === 'day' || a.krw.charged === b.krw.charged
      ? a.key.localeCompare(b.key)
      : b.krw.charged - a.krw.charged,
  );
  const left = rows.splice(rows.length > MOST_SALES_ROWS ? MOST_SALES_ROWS - 1 : rows.length);
  const others = left.length > 0 ? [{ key: '', ...figuresOf(left.flatMap(({ own }) => own)) }] : [];
  return {
    rows: [...rows, ...others],
    total: figuresOf(groups),
    unrated_cnt: sum(groups, ({ unrated }) => unrated),
  };
};
