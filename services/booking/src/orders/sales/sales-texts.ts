import type { LanTp, SalesKey } from '@narae/contracts';

interface SalesTexts {
  /** Over the first column. */
  readonly keys: Readonly<Record<SalesKey, string>>;
  /** Over the second, a product's title. */
  readonly title: string;
  /** Over orders and travellers. */
  readonly counts: readonly string[];
  /** Over what was charged, what went back and what is left, before the currency. */
  readonly sums: readonly string[];
  /** Behind those three where all currencies are added up. */
  readonly inKrw: string;
  /** What many small rows come to. */
  readonly others: string;
  readonly total: string;
}

/** Sales as a file, in every language of the shop. */
export const salesTexts: Readonly<Record<LanTp, SalesTexts>> = {
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
