import type { LanTp, SalesKey, SalesRow, Sales } from '@narae/contracts';
import { MOST_SALES_DAYS } from '@narae/contracts/sales-limits';
import { CURRENCIES } from '@narae/contracts/languages';
import { providerCurrency, addDays, daysBetween, seoulMidnight } from '@narae/rules';
import { textIn } from '@narae/contracts/localized';
import { DomainError } from '@narae/service-kit';
import type { OrdersContext } from '../context.ts';
import { adminEntry, bookingTexts, csvStart } from '../../kernel/index.ts';
import { findProducts } from '../../catalog/index.ts';
import { findCharges, findRefunded } from './sales.queries.ts';
import { addUp } from './sales.rules.ts';

const moneyOf = ({ money }: Pick<SalesRow, 'money'>): number[] =>
  CURRENCIES.flatMap((currency) => {
    const own = money.find((item) => item.currency === currency);
    return [own?.charged ?? 0, own?.refunded ?? 0, own?.net ?? 0];
  });

/**
 * Sales as CSV in UTF-8, with the total at the end (ADMIN-1). @param by mem_id of the administrator, for the audit log
 * @throws DomainError day_order, sales_days_most
 */
export const salesCsv = async (
  context: Pick<OrdersContext, 'bookings' | 'products' | 'copies' | 'now' | 'auditLog'>,
  question: SalesQuestion,
  { by, lanTp }: { readonly by: string; readonly lanTp: LanTp },
): Promise<string> => {
  const sales = await showSales(context, question, lanTp);
  const id = `${question.by}.${question.from}.${question.to}`;
  await context.auditLog.add(adminEntry(context, { by, action: 'sales-downloaded', kind: 'sales', id }));
  const { keys, title, counts, sums, inKrw, others, total } = bookingTexts[lanTp].sales;
  const columns = [
    keys[question.by],
    title,
    ...counts,
    ...CURRENCIES.flatMap((currency) => sums.map((name) => `${name} (${providerCurrency[currency]})`)),
    ...sums.map((name) => `${name} (${inKrw})`),
  ];
  const line = (key: string, name: string, row: Omit<SalesRow, 'key' | 'title'>) => [
    key,
    name,
    row.orders,
    row.travellers,
    ...moneyOf(row),
    row.krw.charged,
    row.krw.refunded,
    row.krw.net,
  ];
  return csvStart(columns, [
    ...sales.rows.map((row) => line(row.key || others, row.title, row)),
    line(total, '', sales.total),
  ]);
};

/** YYYY-MM-DD in Asia/Seoul, both included. */
interface SalesQuestion {
  readonly from: string;
  readonly to: string;
  readonly by: SalesKey;
}

/** Sales and refunds of some days (ADMIN-1). @throws DomainError day_order, sales_days_most */
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
