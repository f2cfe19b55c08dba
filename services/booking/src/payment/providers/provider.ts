import type { Currency, LanTp, PayType, RefundCause } from '@narae/contracts';
import type { PaymentAttempt } from '../../kernel/index.ts';

/** What is to be paid, in the shop's terms. */
export interface Charge {
  readonly refno: string;
  /** Comes back with the browser, and with nobody else (PAY-15). */
  readonly returnToken: string;
  readonly payType: PayType;
  /** Whole units of `currency`. */
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
  /** PAGE: the browser posts a form. JSON: we post and get an address to send the browser to. */
  readonly resType: 'PAGE' | 'JSON';
}

/** A charge in the provider's fields, signed where it asks for that. */
export interface SignedRequest {
  readonly action: string;
  /** The encoding the browser sends the form in. */
  readonly charset: 'UTF-8' | 'EUC-KR';
  readonly fields: Record<string, string>;
  readonly reqcur: string;
  readonly reqamt: string;
}

/** How a payment stands at the provider. `pending`: may still become either. */
export type ProviderStanding = 'paid' | 'pending' | 'closed' | 'declined';

/** The provider's report about one reference. */
export interface PaymentReport {
  readonly refno: string;
  readonly transid: string;
  readonly rescode: string;
  readonly standing: ProviderStanding;
  readonly reqcur: string;
  readonly reqamt: string;
  /** The provider's codes of merchant and method, as far as it named them. */
  readonly mid: string | null;
  readonly servicetype: string | null;
}

/** An attempt as the provider must be reminded of it. */
export type KnownAttempt = Pick<
  PaymentAttempt,
  'refno' | 'fields' | 'transid' | 'reqcur' | 'reqamt' | 'taken_amt'
>;

/** Money that is to go back, and what for. */
interface RefundOrder {
  readonly refundRefno: string;
  /** Decimal text in the form of the attempt's `reqamt`. */
  readonly amount: string;
  readonly cause: RefundCause;
}

/** One payment provider. Hosts, ids and secrets come from configuration. */
export interface PaymentProvider {
  readonly payTypes: readonly PayType[];
  /** The same charge makes the same request, word for word: by it an open attempt is found again (PAY-17). */
  request(charge: Charge): SignedRequest;
  /**
   * Asks how an attempt stands; null when the provider never heard of it.
   * @param deadline ends the question early @throws ProviderAway
   */
  query(attempt: KnownAttempt, deadline?: AbortSignal): Promise<PaymentReport | null>;
  /**
   * Sends money of an attempt back.
   * @throws ProviderRejected, ProviderAway; NothingTaken where the attempt names no transaction and the provider knows none
   */
  refund(attempt: KnownAttempt, refund: RefundOrder): Promise<void>;
  /** Whether asking for the same refund again has no second effect; one that has is sent once (REFUND-6). */
  mayRepeat(attempt: KnownAttempt, amount: string): boolean;
}

/** A provider that takes the money itself and notifies the shop. */
export interface NotifyingProvider extends PaymentProvider {
  /**
   * Posts a JSON-mode request; answers where to send the browser. @throws ProviderRejected, ProviderAway; PaymentKnown where
   * its reference was opened before and is in the provider's hands
   */
  open(request: SignedRequest): Promise<string>;
  /** Reads a notification's body. @throws BadNotification when it is malformed or not signed by the provider */
  readNotification(body: string): PaymentReport;
}

/** A provider where the shopper authenticates themselves and the shop has the money taken. */
export interface ApprovingProvider extends PaymentProvider {
  /** Has the money taken; to be asked once per attempt. @throws ProviderAway: whether money was taken is unknown */
  approve(attempt: KnownAttempt, returned: Returned): Promise<PaymentReport>;
}

/** What a browser brings back from a provider that asks for approval: believed in nothing. */
export interface Returned {
  readonly refno: string;
  readonly rescode: string;
  /** Whether it says that the shopper has authenticated themselves. */
  readonly authenticated: boolean;
  /** The provider's own message, handed back to it with the approval. */
  readonly payMessage: string;
}

/** A notification that must not be believed. */
export class BadNotification extends Error {
  override readonly name = 'BadNotification';
}

/** The provider could not be reached or did not answer in its protocol: the outcome is unknown. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
  /** Whether it never had the request: no connection came about. */
  readonly unsent: boolean;

  constructor(message: string, { unsent = false, ...options }: ErrorOptions & { unsent?: boolean } = {}) {
    super(message, options);
    this.unsent = unsent;
  }
}

/** The provider has the payment of a reference in its hands already, or has its money: it opens none, and rejects none. */
export class PaymentKnown extends Error {
  override readonly name = 'PaymentKnown';
}

/** The provider has taken no money that could go back. */
export class NothingTaken extends Error {
  override readonly name = 'NothingTaken';
}

/** The provider rejected a request. */
export class ProviderRejected extends Error {
  override readonly name = 'ProviderRejected';
  readonly rescode: string;

  constructor(rescode: string, detail: string) {
    super(`The provider answered ${rescode}: ${detail}`);
    this.rescode = rescode;
  }
}
