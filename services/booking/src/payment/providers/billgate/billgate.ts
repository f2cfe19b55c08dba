import { z } from 'zod';
import type { AttemptHealth } from '@narae/service-kit';
import { askProvider } from '../ask-provider.ts';
import { decodeEucKr, eucKrForm } from './euc-kr.ts';
import {
  NothingTaken,
  ProviderAway,
  ProviderRejected,
  type ApprovingProvider,
  type SentAttempt,
} from '../provider.ts';
import { sameAmount } from '../decimal.rules.ts';
import { billGateRequest, serviceCode } from './request.ts';
import { success } from './returned.ts';

/** Which fields come with which code is undocumented: only the code is relied on. */
const Reply = z.object({
  RESPONSE_CODE: z.coerce.string().regex(/^\w{1,10}$/),
  RESPONSE_MESSAGE: z.string().default(''),
  ORDER_ID: z.string().default(''),
  TRANSACTION_ID: z.coerce.string().default(''),
  AUTH_AMOUNT: z.coerce.string().default(''),
});
type BillGateReply = z.infer<typeof Reply>;

/** EUC-KR both ways. @throws ProviderAway after a timeout or an unreadable reply: what it did is unknown */
export const postToBillGate = (
  url: string,
  fields: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<BillGateReply> => {
  const contentType = 'application/x-www-form-urlencoded; charset=EUC-KR';
  const question = { url, body: eucKrForm(fields), contentType, timeoutMs };
  return askProvider(question, (reply) => Reply.parse(JSON.parse(decodeEucKr(reply))));
};

interface BillGateSettings {
  readonly payUrl: string;
  readonly apiUrl: string;
  readonly serviceId: string;
}

interface Settings {
  readonly publicOrigin: string;
  readonly payments: { readonly timeoutMs: number };
  readonly health?: Pick<AttemptHealth, 'track'>;
}

/** The sandbox's codes, until the provider names its own (docs/payment-providers.md). */
const cancelCodes = { alreadyCancelled: '9402', nothingTaken: '9404' } as const;

const isAll = ({ taken_amt, reqamt }: SentAttempt, amount: string): boolean =>
  sameAmount(amount, taken_amt ?? reqamt);

/** UnionPay and overseas cards; protocol facts in docs/payment-providers.md. */
export const createBillGate = (
  { publicOrigin, payments, health }: Settings,
  { payUrl, apiUrl, serviceId }: BillGateSettings,
): ApprovingProvider => {
  const ask = (path: string, attempt: SentAttempt, more: Record<string, string>): Promise<BillGateReply> => {
    const { SERVICE_ID = serviceId, ORDER_DATE = '' } = attempt.fields;
    const about = { SERVICE_CODE: serviceCode, SERVICE_ID, ORDER_ID: attempt.refno, ORDER_DATE };
    const posted = postToBillGate(`${apiUrl}${path}`, { ...about, ...more }, payments.timeoutMs);
    return health?.track(posted) ?? posted;
  };

  return {
    payTypes: ['U'],

    request: (charge) => billGateRequest(charge, { payUrl, serviceId, publicOrigin }),

    // No money moves before our approval: an attempt that only began has no standing.
    query: async () => null,

    approve: async (attempt, { payMessage }) => {
      const reply = await ask('/webapi/approve.jsp', attempt, { PAY_MESSAGE: payMessage });
      const paid = reply.RESPONSE_CODE === success;
      if (paid && reply.ORDER_ID !== attempt.refno) {
        throw new ProviderAway(`The approval is about another order: ${reply.ORDER_ID}`);
      }
      return {
        refno: attempt.refno,
        transid: reply.TRANSACTION_ID,
        rescode: reply.RESPONSE_CODE,
        standing: paid ? 'paid' : 'declined',
        reqcur: attempt.reqcur,
        reqamt: reply.AUTH_AMOUNT,
        mid: null,
        servicetype: null,
      };
    },

    refund: async (attempt, { amount }) => {
      const all = isAll(attempt, amount);
      const reply = await ask('/webapi/cancel.jsp', attempt, {
        TRANSACTION_ID: attempt.transid ?? '',
        CANCEL_TYPE: all ? 'C' : 'P',
        CANCEL_AMOUNT: amount,
      });
      if (all && reply.RESPONSE_CODE === cancelCodes.alreadyCancelled) return;
      if (attempt.transid === undefined && reply.RESPONSE_CODE === cancelCodes.nothingTaken) {
        throw new NothingTaken();
      }
      if (reply.RESPONSE_CODE !== success) {
        throw new ProviderRejected(reply.RESPONSE_CODE, reply.RESPONSE_MESSAGE);
      }
    },

    // The whole is cancelled once; a part has no reference and would be cancelled again.
    mayRepeat: isAll,
  };
};
