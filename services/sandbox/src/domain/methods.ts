/** The method BillGate carries. */
export const billGateType = '0900';

/** The methods the providers carry, with the names they show. */
export const methods = {
  S000: 'Alipay',
  S001: 'WeChat Pay',
  S005: 'PayPal',
  [billGateType]: 'UnionPay',
} as const;
export type Method = keyof typeof methods;
