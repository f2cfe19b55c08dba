import { isDuplicateKey } from '@narae/service-kit';
import { randomUUID } from 'node:crypto';
import type { SandboxContext } from '../data/context.ts';
import type { Payment, Notice } from '../data/payment.model.ts';
import { ProtocolError, ResCode, randomCode, resMsg } from '../domain/protocol.ts';
import { type PaymentRequest, signed } from '../protocols/funpay.ts';
import { openMinutes, outcomePlans, rearranged, type NoticePlan, type Outcome } from '../domain/outcomes.ts';

const identity = {
  prefix: 'FP',
  sameFields: ['servicetype', 'reqcur', 'reqamt', 'returnurl', 'statusurl'],
  reference: 'refno',
} as const;

/** Repeatable. @throws ProtocolError 9402 if paid, 9300 if the reference belongs to another request */
export const openPayment = async (context: SandboxContext, request: PaymentRequest): Promise<Payment> => {
  const { sandbox_outcome: _, ver: _ver, trade_information: _goods, ...form } = request;
  const { refer_url: _from, reqtype: _reqtype, restype: _restype, ...requested } = form;
  const payment = await addPayment(context, requested, identity);
  if (payment.standing === 'approved') throw new ProtocolError(ResCode.AlreadyPaid);
  return payment;
};

type OwnFields =
  'transid' | 'page_key' | 'standing' | 'decided_at' | 'notices' | 'refunds' | 'refunded' | 'created_at';

type RequestedPayment = Omit<Payment, OwnFields>;

interface Identity {
  /** Prefix of the provider's number. */
  readonly prefix: string;
  /** Fields that a repeated request must have in common. */
  readonly sameFields: readonly (keyof RequestedPayment)[];
  /** The protocol's name of the merchant's reference. */
  readonly reference: string;
}

/** A repeated request finds the same payment. @throws ProtocolError 9300 for another one of that reference */
export const addPayment = async (
  context: SandboxContext,
  requested: RequestedPayment,
  { prefix, sameFields, reference }: Identity,
): Promise<Payment> => {
  const payment: Payment = {
    ...requested,
    transid: `${prefix}${randomCode()}`,
    page_key: randomCode(),
    standing: 'open',
    decided_at: null,
    notices: [],
    refunds: [],
    refunded: 0,
    created_at: context.now(),
  };
  try {
    await context.payments.create(payment);
    return payment;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  const { mid, refno } = requested;
  const existing = await context.payments.findOne({ mid, refno }).lean<Payment>().exec();
  if (!existing || !sameFields.every((name) => existing[name] === requested[name]))
    throw new ProtocolError(ResCode.BadParameter, `INVALID PARAMETER ${reference}`);
  return existing;
};

/** One update with its notifications, so that a crash loses none. @returns false if decided or expired */
export const decidePayment = async (
  context: SandboxContext,
  payment: Payment,
  outcome: Outcome,
): Promise<boolean> => {
  const now = context.now();
  const { lateMinutes, speed } = context.config;
  const later = new Date(now.getTime() + (lateMinutes * 60_000) / speed);
  const plan = outcomePlans[outcome];
  const notices = plan.notices.map((notice): Notice => ({
    notice_id: randomUUID(),
    fields: noticeFields(context, payment, notice),
    repeats: notice.forged === undefined,
    tries: 0,
    next_at: notice.late ? later : now,
    answers: [],
  }));
  const { transid } = payment;
  const { modifiedCount } = await context.payments.updateOne(
    { transid, standing: 'open', created_at: { $gt: new Date(now.getTime() - openMinutes * 60_000) } },
    { $set: { standing: plan.standing, decided_at: plan.late ? later : now, outcome, notices } },
  );
  if (modifiedCount === 0) return false;
  context.noticesDue.nudge();
  return true;
};

const noticeFields = (
  { config }: SandboxContext,
  payment: Payment,
  { rescode, forged }: NoticePlan,
): Record<string, string> =>
  signed(
    {
      mid: payment.mid,
      refno: payment.refno,
      transid: payment.transid,
      rescode,
      resmsg: resMsg[rescode],
      reqcur: payment.reqcur,
      reqamt: forged === 'amount' ? rearranged(payment.reqamt) : payment.reqamt,
      servicetype: payment.servicetype,
      param1: payment.param1,
    },
    forged === 'signature' ? 'a secret somebody guessed' : config.secret,
  );
