import type { Currency, LanTp, PayType } from '@narae/contracts';
import type { PaymentAttempt } from '../../domain/booking.ts';

/** What is to be paid, in the shop's terms. */
export interface Charge {
  readonly refno: string;
  /** Comes back with the browser, and with nobody else (PAY-15). */
  readonly returnToken: string;
  readonly payType: PayType;
  /** Whole units of `currency`. */
  readonly amount: number;
  readonly currency: Currency;
  readonly product: string;
  readonly quantity: number;
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

/** A charge in the provider's fields, signed. */
export interface SignedRequest {
  readonly action: string;
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
export type KnownAttempt = Pick<PaymentAttempt, 'refno' | 'fields' | 'transid' | 'reqcur' | 'reqamt'>;

/** One payment provider. Hosts, ids and secrets come from configuration. */
export interface PaymentProvider {
  readonly payTypes: readonly PayType[];
  /** The same charge makes the same request, word for word: by it an open attempt is found again (PAY-17). */
  request(charge: Charge): SignedRequest;
  /**
   * Posts a JSON-mode request; answers where to send the browser. @throws ProviderRejected, ProviderAway; PaymentKnown where
   * its reference was opened before and is in the provider's hands
   */
  open(request: SignedRequest): Promise<string>;
  /** Reads a notification's body. @throws BadNotification when it is malformed or not signed by the provider */
  readNotification(body: string): PaymentReport;
  /**
   * Asks how an attempt stands; null when the provider never heard of it.
   * @param deadline ends the question early @throws ProviderAway
   */
  query(attempt: KnownAttempt, deadline?: AbortSignal): Promise<PaymentReport | null>;
  /** Sends an attempt's money back; the same `refundRefno` again has no second effect. @throws ProviderRejected, ProviderAway */
  refund(
    attempt: KnownAttempt,
    refund: { refundRefno: string; amount: string; reason: RefundCause },
  ): Promise<void>;
}

/** Why money goes back (provider codes: R000 change of mind, R002 payment error). */
export type RefundCause = 'change-of-mind' | 'payment-error';

/** A notification that must not be believed. */
export class BadNotification extends Error {
  override readonly name = 'BadNotification';
}

/** The provider could not be reached or did not answer in its protocol: the outcome is unknown. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
}

/** The provider has the payment of a reference in its hands already, or has its money: it opens none, and rejects none. */
export class PaymentKnown extends Error {
  override readonly name = 'PaymentKnown';
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
