import type { Currency, LanTp, PayType, RefundCause } from '@narae/contracts';
import type { PaymentAttempt } from '../../kernel/index.ts';

export interface Charge {
  readonly refno: string;
  /** Known to the paying browser alone (PAY-15). */
  readonly returnToken: string;
  readonly payType: PayType;
  /** Whole units. */
  readonly amount: number;
  readonly currency: Currency;
  readonly prod_id: string;
  readonly product: string;
  readonly productInEnglish: string;
  readonly quantity: number;
  readonly mem_id: string;
  readonly buyername: string;
  readonly tel: string;
  readonly email: string;
  readonly lanTp: LanTp;
  readonly cart_id: string;
  /** M mobile, P desktop (PAY-3). */
  readonly reqType: 'M' | 'P';
  /** PAGE: the browser posts a form. JSON: we post, and get an address for the browser. */
  readonly resType: 'PAGE' | 'JSON';
}

/** In the provider's fields, signed where it asks for that. */
export interface SignedRequest {
  readonly action: string;
  readonly charset: 'UTF-8' | 'EUC-KR';
  readonly fields: Record<string, string>;
  readonly reqcur: string;
  readonly reqamt: string;
}

/** `pending` may still become paid or not. */
export type ProviderStanding = 'paid' | 'pending' | 'closed' | 'declined';

export interface PaymentReport {
  readonly refno: string;
  readonly transid: string;
  readonly rescode: string;
  readonly standing: ProviderStanding;
  readonly reqcur: string;
  readonly reqamt: string;
  /** As far as the provider named them. */
  readonly mid: string | null;
  readonly servicetype: string | null;
}

export type SentAttempt = Pick<
  PaymentAttempt,
  'refno' | 'fields' | 'transid' | 'reqcur' | 'reqamt' | 'taken_amt'
>;

interface RefundOrder {
  readonly refundRefno: string;
  /** Decimal text in the form of the attempt's `reqamt`. */
  readonly amount: string;
  readonly cause: RefundCause;
}

export interface PaymentProvider {
  readonly payTypes: readonly PayType[];
  /** Deterministic: an open attempt is found again by it (PAY-17). */
  request(charge: Charge): SignedRequest;
  /** Null when the provider never heard of it. @param deadline ends it early @throws ProviderAway */
  query(attempt: SentAttempt, deadline?: AbortSignal): Promise<PaymentReport | null>;
  /** @throws ProviderRejected, ProviderAway; NothingTaken where neither side knows a transaction */
  refund(attempt: SentAttempt, refund: RefundOrder): Promise<void>;
  /** Whether repeating a refund has no second effect; otherwise it is sent once (REFUND-6). */
  mayRepeat(attempt: SentAttempt, amount: string): boolean;
}

/** Takes the money itself and notifies the shop. */
export interface NotifyingProvider extends PaymentProvider {
  /**
   * Posts a JSON-mode request; answers the browser's address.
   * @throws ProviderRejected, ProviderAway; PaymentExists where it has the reference already
   */
  open(request: SignedRequest): Promise<string>;
  /** @throws BadNotification when malformed or not signed by the provider */
  readNotification(body: string): PaymentReport;
}

/** The shopper authenticates, then the shop has the money taken. */
export interface ApprovingProvider extends PaymentProvider {
  /** Once per attempt. @throws ProviderAway: whether money was taken is unknown */
  approve(attempt: SentAttempt, returned: Returned): Promise<PaymentReport>;
}

/** From the browser, so not to be trusted. */
export interface Returned {
  readonly refno: string;
  readonly rescode: string;
  readonly authenticated: boolean;
  /** Handed back to the provider with the approval. */
  readonly payMessage: string;
}

export class BadNotification extends Error {
  override readonly name = 'BadNotification';
}

/** No connection, or no readable answer: the outcome is unknown. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
  /** The request was never sent. */
  readonly unsent: boolean;

  constructor(message: string, { unsent = false, ...options }: ErrorOptions & { unsent?: boolean } = {}) {
    super(message, options);
    this.unsent = unsent;
  }
}

/** The provider has the reference's payment or money: it neither opens nor rejects it. */
export class PaymentExists extends Error {
  override readonly name = 'PaymentExists';
}

/** There is no money that could go back. */
export class NothingTaken extends Error {
  override readonly name = 'NothingTaken';
}

export class ProviderRejected extends Error {
  override readonly name = 'ProviderRejected';
  readonly rescode: string;

  constructor(rescode: string, detail: string) {
    super(`The provider answered ${rescode}: ${detail}`);
    this.rescode = rescode;
  }
}
