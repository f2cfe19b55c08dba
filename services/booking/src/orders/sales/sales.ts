import type { LanTp, SalesKey, SalesRow, Sales } from '@narae/contracts';
import { MOST_SALES_DAYS } from '@narae/contracts/sales-limits';
import { CURRENCIES } from '@narae/contracts/languages';
import { providerCurrency, addDays, daysBetween, seoulMidnight } from '@narae/rules';
import { textIn } from '@narae/contracts/localized';
import { DomainError } from '@narae/service-kit';
import type { OrdersContext } from '../context.ts';
import { adminEntry, csvStart } from '../../kernel/index.ts';
import { findProducts } from '../../catalog/index.ts';
import { findCharges, findRefunded } from './sales.queries.ts';
import { addUp } from './sales.rules.ts';

interface SalesTexts {
  readonly keys: Readonly<Record<SalesKey, string>>;
  readonly title: string;
  readonly counts: readonly string[];
  /** Headers of charged, refunded and remaining sums, before the currency. */
  readonly sums: readonly string[];
  /** Suffix of these three for the sum of all currencies. */
  readonly inKrw: string;
  /** Label of the sum of many small rows. */
  readonly others: string;
  readonly total: string;
}

const salesTexts: Readonly<Record<LanTp, SalesTexts>> = {
  CHN: {
    keys: { day: '日期', product: '商品编号', language: '语言', currency: '货币' },
    title: '商品名称',
    counts: ['订单数', '人数'],
    sums: ['收款', '退款', '净额'],
    inKrw: '合计折合 KRW',
    others: '其他',
    total: '合计',
  },
  KOR: {
    keys: { day: '날짜', product: '상품 번호', language: '언어', currency: '통화' },
    title: '상품명',
    counts: ['주문 수', '인원'],
    sums: ['결제액', '환불액', '순매출'],
    inKrw: '전체 KRW 환산',
    others: '기타',
    total: '합계',
  },
  ENG: {
    keys: { day: 'Day', product: 'Product number', language: 'Language', currency: 'Currency' },
    title: 'Product',
    counts: ['Orders', 'Travellers'],
    sums: ['Charged', 'Refunded', 'Net'],
    inKrw: 'all in KRW',
    others: 'Others',
    total: 'Total',
  },
  JPN: {
    keys: { day: '日付', product: '商品番号', language: '言語', currency: '通貨' },
    title: '商品名',
    counts: ['注文数', '人数'],
    sums: ['決済額', '返金額', '純額'],
    inKrw: '全通貨KRW換算',
    others: 'その他',
    total: '合計',
  },
  VTN: {
    keys: { day: 'Ngày', product: 'Mã sản phẩm', language: 'Ngôn ngữ', currency: 'Tiền tệ' },
    title: 'Sản phẩm',
    counts: ['Số đơn', 'Số khách'],
    sums: ['Đã thu', 'Đã hoàn', 'Thực thu'],
    inKrw: 'tổng quy đổi KRW',
    others: 'Khác',
    total: 'Tổng cộng',
  },
};

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
