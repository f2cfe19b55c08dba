import { z } from 'zod';
import type { PayType, RefundCause } from '@narae/contracts';
import type { AttemptHealth } from '@narae/service-kit';
import { askProvider } from '../ask-provider.ts';
import {
  PaymentExists,
  ProviderRejected,
  type SentAttempt,
  type NotifyingProvider,
  type PaymentReport,
} from '../provider.ts';
import { fgkeyOf } from './fgkey.ts';
import { readFunPayNotification, standingOf } from './notification.ts';
import { funPayRequest, serviceTypes } from './request.ts';

/** Which fields come with which code is undocumented: only `rescode` is relied on. */
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

/** @param deadline ends it early @throws ProviderAway after a timeout or an unreadable reply */
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
  readonly health?: Pick<AttemptHealth, 'track'>;
}

/** Codes of refund causes (REFUND-6). */
const reasons: Readonly<Record<RefundCause, { reasoncode: string; reasondesc: string }>> = {
  automatic: { reasoncode: 'R002', reasondesc: 'Payment error' },
  cancelled: { reasoncode: 'R000', reasondesc: 'Change of mind' },
  changed: { reasoncode: 'R000', reasondesc: 'Change of mind' },
  'organiser-cancelled': { reasoncode: 'R003', reasondesc: 'Cancelled by the organiser' },
  compensation: { reasoncode: 'R003', reasondesc: 'Compensation' },
};

/** About the question, not the payment: bad parameter, unknown reference. */
const unknownReference = new Set(['9300']);

/** Nothing about the payment: bad signature, no rate, system error. */
const inconclusive = new Set(['9301', '9328', '9999']);

/** Alipay, WeChat Pay, PayPal; protocol facts in docs/payment-providers.md. */
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

  const aboutPayment = (attempt: SentAttempt): Record<string, string> => ({
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
      if (standingOf(reply.rescode) === 'pending') throw new PaymentExists(reply.rescode);
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

    mayRepeat: () => true,
  };
};

/** `resmsg`, URL-encoded; only web addresses reach the browser. */
const payAddress = ({ rescode, resmsg }: FunPayReply): string => {
  const address = /%[0-9a-f]{2}/i.test(resmsg) ? decodeURIComponent(resmsg) : resmsg;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new ProviderRejected(rescode, 'no address to pay at');
  }
  return address;
};

const reportOf = (attempt: SentAttempt, reply: FunPayReply): PaymentReport => ({
  refno: reply.refno ?? attempt.refno,
  transid: reply.transid,
  rescode: reply.rescode,
  standing: standingOf(reply.rescode),
  reqcur: reply.reqcur,
  reqamt: reply.reqamt,
  mid: reply.mid ?? null,
  servicetype: reply.servicetype ?? null,
});
