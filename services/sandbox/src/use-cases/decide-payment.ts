import { randomUUID } from 'node:crypto';
import type { SandboxContext } from '../context.ts';
import type { Notice, Payment } from '../data/payment.model.ts';
import { openMinutes, outcomePlans, rearranged, type NoticePlan, type Outcome } from '../domain/outcomes.ts';
import { resMsg } from '../domain/codes.ts';
import { signed } from '../funpay/fgkey.ts';

/**
 * The payer, or a script, decides. Standing and notifications are stored in one update, so that what was
 * decided is told even if the process ends now. @returns false when it was decided before or took too long
 */
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
