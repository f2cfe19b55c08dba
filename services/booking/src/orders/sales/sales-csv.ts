import type { LanTp, SalesRow } from '@narae/contracts';
import { CURRENCIES } from '@narae/contracts/languages';
import { providerCurrency } from '@narae/rules';
import type { OrdersContext } from '../context.ts';
import { adminEntry, csvStart } from '../../kernel/index.ts';
import { salesTexts } from './sales-texts.ts';
import { showSales, type SalesQuestion } from './show-sales.ts';

const moneyOf = ({ money }: Pick<SalesRow, 'money'>): number[] =>
  CURRENCIES.flatMap((currency) => {
    const own = money.find((one) => one.currency === currency);
    return [own?.charged ?? 0, own?.refunded ?? 0, own?.net ?? 0];
  });

/**
 * Sales as CSV in UTF-8, the sum of all at the end (ADMIN-1).
 * @param by mem_id of the administrator, for the audit log
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
  const { keys, title, counts, sums, inKrw, others, total } = salesTexts[lanTp];
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
