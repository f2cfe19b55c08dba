import { MOST_SALES_DAYS, type LanTp, type Sales, type SalesKey } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { addDays, daysBetween, seoulMidnight } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { findProducts } from '../../catalog/index.ts';
import type { OrdersContext } from '../context.ts';
import { findCharges, findRefunded } from './sales.queries.ts';
import { addUp } from './sales.rules.ts';

/** Days are YYYY-MM-DD in Asia/Seoul, both included. */
export interface SalesQuestion {
  readonly from: string;
  readonly to: string;
  readonly by: SalesKey;
}

/**
 * What was sold and what went back in some days (ADMIN-1).
 * @throws DomainError day_order, sales_days_most
 */
export const showSales = async (
  context: Pick<OrdersContext, 'bookings' | 'products' | 'copies' | 'now'>,
  { from, to, by }: SalesQuestion,
  lanTp: LanTp,
): Promise<Sales> => {
  if (to < from) throw new DomainError('day_order', { field: 'to' });
  if (daysBetween(from, to) >= MOST_SALES_DAYS)
    throw new DomainError('sales_days_most', { field: 'to', params: { days: MOST_SALES_DAYS } });
  const period = { from: seoulMidnight(from), until: seoulMidnight(addDays(to, 1)) };
  const [charges, refunds] = await Promise.all([
    findCharges(context.bookings, by, period),
    findRefunded(context.bookings, by, period),
  ]);
  const { rows, ...all } = addUp(by, [...charges, ...refunds]);
  const products =
    by === 'product'
      ? await findProducts(
          context,
          rows.map(({ key }) => key),
        )
      : [];
  const titles = new Map(products.map(({ prod_id, titles: texts }) => [prod_id, textIn(texts, lanTp)]));
  return { ...all, rows: rows.map((row) => ({ ...row, title: titles.get(row.key) ?? '' })) };
};
