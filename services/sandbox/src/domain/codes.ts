/**
 * The providers' result codes. 9500 is the sandbox's own, because no public source names the code of a decline; of BillGate only
 * 0000 is known, so that all the others are.
 */
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

/** What the codes say in a reply or notification. */
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

/** A request the provider does not carry out. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
  readonly rescode: ResCode;

  constructor(rescode: ResCode, detail: string = resMsg[rescode]) {
    super(detail);
    this.rescode = rescode;
  }
}
