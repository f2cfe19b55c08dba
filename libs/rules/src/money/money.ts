import type { Currency, PayType, LanTp, Discounts, Variant } from '@narae/contracts';

/** round-half-up(origin KRW / dealBasR) to whole units (MONEY-3). @param dealBasR KRW per one unit, above 0 */
export const convert = (origin: number, dealBasR: number): number => {
  if (!(dealBasR > 0) || !Number.isFinite(dealBasR))
    throw new RangeError(`deal_bas_r must be above 0, got ${dealBasR}`);
  return Math.round(origin / dealBasR);
};

/** Payment cap of one line total in whole units; JPY is kept as data, nothing is charged in it (MONEY-8). */
export const paymentCap: Readonly<Record<Currency | 'JPY', number>> = {
  CNH: 16_256,
  USD: 2_253,
  KRW: 3_000_000,
  JPY: 339_184,
};

/** CNH travels as CNY (MONEY-2). */
export const providerCurrency: Readonly<Record<Currency, string>> = { CNH: 'CNY', KRW: 'KRW', USD: 'USD' };

/** The currencies of the orders that a payment method is offered for, in the order of the page (PAY-1). */
const currenciesOf: Readonly<Record<PayType, readonly Currency[]>> = {
  A: ['CNH'],
  W: ['CNH'],
  U: ['CNH'],
  P: ['KRW', 'USD'],
};

/** A, W and U in CNH, P in the others; U where it is set up (PAY-1). */
export const payTypesFor = (currency: Currency): PayType[] =>
  (Object.keys(currenciesOf) as PayType[]).filter((payType) => currenciesOf[payType].includes(currency));

/** The seat hold of an order on its way to payment, in minutes (SEAT-1). */
export const holdMinutes = { first: 15, most: 30 } as const;

/** Names of the payment methods where they differ from their brand's own spelling. */
const localNames: Readonly<Partial<Record<LanTp, Readonly<Record<PayType, string>>>>> = {
  CHN: { P: 'PayPal', A: '支付宝', W: '微信支付', U: '银联（UnionPay）' },
  KOR: { P: '페이팔', A: '알리페이', W: '위챗페이', U: '유니온페이' },
  JPN: { P: 'PayPal', A: 'Alipay（アリペイ）', W: 'WeChat Pay', U: '銀聯（UnionPay）' },
};
const brandNames: Readonly<Record<PayType, string>> = {
  P: 'PayPal',
  A: 'Alipay',
  W: 'WeChat Pay',
  U: 'UnionPay',
};

export const payTypeName = (payType: PayType, lanTp: LanTp): string =>
  (localNames[lanTp] ?? brandNames)[payType];

/** What a product lets its travellers off where nobody has said anything else, by its variant (MONEY-9). */
export const defaultDiscounts: Readonly<Record<Variant, Discounts>> = {
  trip: { teen_pct: 0, children_pct: 0, infant_takes_seat: false },
  enter: { teen_pct: 0, children_pct: 2, infant_takes_seat: false },
};
