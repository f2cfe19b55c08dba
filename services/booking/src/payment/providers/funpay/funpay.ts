import { z } from 'zod';
import type { PayType, RefundCause } from '@narae/contracts';
import type { AttemptHealth } from '@narae/service-kit';
import { askProvider } from '../ask-provider.ts';
import {
  PaymentKnown,
  ProviderRejected,
  type KnownAttempt,
  type NotifyingProvider,
  type PaymentReport,
} from '../provider.ts';
import { fgkeyOf } from './fgkey.ts';
import { readFunPayNotification, standingOf } from './notification.ts';
import { funPayRequest, serviceTypes } from './request.ts';

/** Replies are JSON; which fields come with which code is not documented, so only `rescode` is counted on. */
const Reply = z.object({
  rescode: z.coerce.string().regex(/^\d{4}$/),
  resmsg: z.string().default(''),
  refno: z.string().optional(),
  transid: z.string().default(''),
  reqcur: z.string().default(''),
  reqamt: z.coerce.string().default(''),
  mid: z.string().optional(),
  servicetype: z.string().optional(),
});
type FunPayReply = z.infer<typeof Reply>;

/**
 * Posts a signed form to FunPay and reads its JSON reply.
 * @param deadline ends it before its own time is over
 * @throws ProviderAway when it cannot be reached in time or answers in another language
 */
export const postToFunPay = (
  url: string,
  fields: Readonly<Record<string, string>>,
  timeoutMs: number,
  deadline?: AbortSignal,
): Promise<FunPayReply> => {
  const question = { url, body: new URLSearchParams(fields), timeoutMs, deadline };
  return askProvider(question, (reply) => Reply.parse(JSON.parse(new TextDecoder().decode(reply))));
};

interface FunPaySettings {
  readonly publicOrigin: string;
  readonly payments: {
    readonly funpay: { readonly url: string; readonly mid: string; readonly secret: string };
    readonly timeoutMs: number;
  };
  /** Tracks whether the provider answers. */
  readonly health?: Pick<AttemptHealth, 'track'>;
}

/** The provider's codes of what money goes back for (REFUND-6). */
const reasons: Readonly<Record<RefundCause, { reasoncode: string; reasondesc: string }>> = {
  automatic: { reasoncode: 'R002', reasondesc: 'Payment error' },
  cancelled: { reasoncode: 'R000', reasondesc: 'Change of mind' },
  changed: { reasoncode: 'R000', reasondesc: 'Change of mind' },
  'organiser-cancelled': { reasoncode: 'R003', reasondesc: 'Cancelled by the organiser' },
  compensation: { reasoncode: 'R003', reasondesc: 'Compensation' },
};

/** Codes of a query that speak about the question, not about the payment: bad parameter, nothing under that reference. */
const unknownReference = new Set(['9300']);

/** Codes that say nothing about the payment: bad signature, no rate, system error. */
const inconclusive = new Set(['9301', '9328', '9999']);

/** ICB FunPay: Alipay, WeChat Pay, PayPal. Protocol facts in docs/payment-providers.md. */
export const createFunPay = ({ publicOrigin, payments, health }: FunPaySettings): NotifyingProvider => {
  const { url, mid, secret } = payments.funpay;

  const post = (
    address: string,
    fields: Readonly<Record<string, string>>,
    deadline?: AbortSignal,
  ): Promise<FunPayReply> => {
    const posted = postToFunPay(address, fields, payments.timeoutMs, deadline);
    return health?.track(posted) ?? posted;
  };
  const ask = (path: string, fields: Record<string, string>, deadline?: AbortSignal): Promise<FunPayReply> =>
    post(`${url}${path}`, { ...fields, fgkey: fgkeyOf(Object.entries(fields), secret) }, deadline);

  const aboutPayment = (attempt: KnownAttempt): Record<string, string> => ({
    ver: 'V2',
    mid: attempt.fields['mid'] ?? mid,
    servicetype: attempt.fields['servicetype'] ?? '',
    refno: attempt.refno,
    transid: attempt.transid ?? '',
  });

  return {
    payTypes: Object.keys(serviceTypes) as PayType[],

    request: (charge) => funPayRequest(charge, { url, mid, secret, publicOrigin }),

    open: async (request) => {
      const reply = await post(request.action, request.fields);
      if (standingOf(reply.rescode) === 'pending') throw new PaymentKnown(reply.rescode);
      if (reply.rescode !== '0000') throw new ProviderRejected(reply.rescode, reply.resmsg);
      return payAddress(reply);
    },

    readNotification: (body) => readFunPayNotification(body, secret),

    query: async (attempt, deadline) => {
      const reply = await ask('/payment/query.icb', aboutPayment(attempt), deadline);
      if (unknownReference.has(reply.rescode)) return null;
      if (inconclusive.has(reply.rescode)) throw new ProviderRejected(reply.rescode, reply.resmsg);
      return reportOf(attempt, reply);
    },

    refund: async (attempt, { refundRefno, amount, cause }) => {
      const reply = await ask('/payment/refund.icb', {
        ...aboutPayment(attempt),
        refno: refundRefno,
        reqcur: attempt.reqcur,
        reqamt: attempt.reqamt,
        voidamt: amount,
        ...reasons[cause],
      });
      if (reply.rescode !== '0000') throw new ProviderRejected(reply.rescode, reply.resmsg);
    },

    // A refund is known by its reference.
    mayRepeat: () => true,
  };
};

/** The address in a JSON-mode reply: `resmsg`, URL-encoded. Nothing but the web gets to the browser. */
const payAddress = ({ rescode, resmsg }: FunPayReply): string => {
  const address = /%[0-9a-f]{2}/i.test(resmsg) ? decodeURIComponent(resmsg) : resmsg;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new ProviderRejected(rescode, 'no address to pay at');
  }
  return address;
};

const reportOf = (attempt: KnownAttempt, reply: FunPayReply): PaymentReport => ({
  refno: reply.refno ?? attempt.refno,
  transid: reply.transid,
  rescode: reply.rescode,
  standing: standingOf(reply.rescode),
  reqcur: reply.reqcur,
  reqamt: reply.reqamt,
  mid: reply.mid ?? null,
  servicetype: reply.servicetype ?? null,
});
