import type { LanTp, SalesKey, SalesRow, Sales } from '@narae/contracts';
import { MOST_SALES_DAYS } from '@narae/contracts/sales-limits';
import { CURRENCIES } from '@narae/contracts/languages';
import { providerCurrency, addDays, daysBetween, seoulMidnight } from '@narae/rules';
import { textIn } from '@narae/contracts/localized';
import { DomainError } from '@narae/service-kit';
import type { OrdersContext } from '../context.ts';
import { adminEntry, bookingTexts, csvStart } from '../../kernel/index.ts';
import { findProducts, findTripNumbers } from '../../catalog/index.ts';
import { findCharges, findRefunded, type SalesGroup } from './sales.queries.ts';
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

type SalesContext = Pick<OrdersContext, 'bookings' | 'products' | 'copies' | 'now'>;

/** A departure for each key, whose title is that of its trip. */
interface Named {
  readonly groups: readonly SalesGroup[];
  readonly departureOf: (key: string) => string;
}

/** Departures of a trip have one key, the trip's number; a product without a trip keeps its own (ADMIN-1). */
const byTrip = async (context: SalesContext, groups: readonly SalesGroup[]): Promise<Named> => {
  const trips = await findTripNumbers(context, [...new Set(groups.map(({ _id }) => _id.key))]);
  const departures = new Map([...trips].map(([prod_id, trip_id]) => [trip_id, prod_id]));
  return {
    groups: groups.map((group) => ({
      ...group,
      _id: { ...group._id, key: trips.get(group._id.key) ?? group._id.key },
    })),
    departureOf: (key) => departures.get(key) ?? key,
  };
};

const titlesOf = async (
  context: SalesContext,
  prod_ids: readonly string[],
  lanTp: LanTp,
): Promise<ReadonlyMap<string, string>> => {
  const products = await findProducts(context, prod_ids);
  return new Map(products.map(({ prod_id, titles }) => [prod_id, textIn(titles, lanTp)]));
};

/** Sales and refunds of some days (ADMIN-1). @throws DomainError day_order, sales_days_most */
export const showSales = async (
  context: SalesContext,
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
  const found = [...charges, ...refunds];
  const { groups, departureOf } =
    by === 'trip' ? await byTrip(context, found) : { groups: found, departureOf: (key: string) => key };
  const { rows, ...all } = addUp(by, groups);
  const hasTitles = by === 'trip' || by === 'product';
  const titles = hasTitles
    ? await titlesOf(
        context,
        rows.map(({ key }) => departureOf(key)),
        lanTp,
      )
    : new Map<string, string>();
  return { ...all, rows: rows.map((row) => ({ ...row, title: titles.get(departureOf(row.key)) ?? '' })) };
};
