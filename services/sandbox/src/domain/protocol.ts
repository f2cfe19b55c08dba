import { randomBytes } from 'node:crypto';

/** No public source names a decline's code, so 9500 is invented; of BillGate only 0000 is known. */
export const ResCode = {
  Success: '0000',
  InProgress: '8000',
  Expired: '9110',
  BadParameter: '9300',
  BadSignature: '9301',
  NoRate: '9328',
  AlreadyPaid: '9402',
  NothingTaken: '9404',
  Declined: '9500',
  SystemError: '9999',
} as const;
export type ResCode = (typeof ResCode)[keyof typeof ResCode];

export const resMsg: Readonly<Record<ResCode, string>> = {
  '0000': 'SUCCESS',
  '8000': 'IN PROGRESS',
  '9110': 'EXPIRED',
  '9300': 'INVALID PARAMETER',
  '9301': 'INVALID FGKEY',
  '9328': 'NO EXCHANGE RATE',
  '9402': 'ALREADY PAID',
  '9404': 'NOTHING TAKEN',
  '9500': 'DECLINED BY THE PAYER’S BANK',
  '9999': 'SYSTEM ERROR',
};

export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly rescode: ResCode;

  constructor(rescode: ResCode, detail: string = resMsg[rescode]) {
    super(detail);
    this.rescode = rescode;
  }
}

export const billGateType = '0900';

export const methods = {
  S000: 'Alipay',
  S001: 'WeChat Pay',
  S005: 'PayPal',
  [billGateType]: 'UnionPay',
} as const;
export type Method = keyof typeof methods;

/** A decimal amount in hundredths, for comparisons. */
export const hundredths = (amount: string): number => Math.round(Number(amount) * 100);

export const randomCode = (): string => randomBytes(12).toString('hex').toUpperCase();
