import type { SandboxContext } from '../data/context.ts';
import type { Notice, Payment } from '../data/payment.model.ts';
import { nextTry } from '../domain/outcomes.ts';

/** Timeout of the merchant's answer (ms). */
const patience = 10_000;
/** How long a delivery stays claimed after a crash (ms). */
const lease = 30_000;
const atOnce = 50;

const post = async (statusurl: string, fields: Record<string, string>): Promise<string> => {
  try {
    const response = await fetch(statusurl, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    return (await response.text()).trim().slice(0, 200);
  } catch {
    return 'NO ANSWER';
  }
};

/** Claims a delivery for this process. */
const claim = async (context: SandboxContext, transid: string, notice: Notice): Promise<boolean> => {
  const now = context.now();
  const { modifiedCount } = await context.payments.updateOne(
    { transid, notices: { $elemMatch: { notice_id: notice.notice_id, next_at: { $lte: now } } } },
    { $set: { 'notices.$.next_at': new Date(now.getTime() + lease) } },
  );
  return modifiedCount === 1;
};

const deliver = async (
  context: SandboxContext,
  { transid, statusurl }: Payment,
  notice: Notice,
): Promise<void> => {
  if (!(await claim(context, transid, notice))) return;
  const answer = await post(statusurl, notice.fields);
  const tries = notice.tries + 1;
  const done = answer === 'SUCCESS' || !notice.repeats;
  await context.payments.updateOne(
    { transid, 'notices.notice_id': notice.notice_id },
    {
      $set: {
        'notices.$.tries': tries,
        'notices.$.next_at': done ? null : nextTry(tries, context.now(), context.config.speed),
      },
      $push: { 'notices.$.answers': { at: context.now(), answer } },
    },
  );
  if (!done) context.noticesDue.nudge();
};

/** Delivers, and lets other rounds wait for the delivery. */
const deliverSeen = async (context: SandboxContext, payment: Payment, notice: Notice): Promise<void> => {
  const { delivering } = context;
  const ofPayment = delivering.get(payment.transid) ?? new Set();
  delivering.set(payment.transid, ofPayment);
  const delivery = deliver(context, payment, notice);
  ofPayment.add(delivery);
  try {
    await delivery;
  } finally {
    ofPayment.delete(delivery);
    if (ofPayment.size === 0) delivering.delete(payment.transid);
  }
};

/**
 * For one payment it also waits for other rounds: the payer returns to an informed merchant.
 * Without the answer SUCCESS it repeats after 1, 3, 5, 10, 15, 20, 30, 40 and 55 minutes.
 */
export const deliverDue = async (context: SandboxContext, transid?: string): Promise<void> => {
  const now = context.now();
  const due = await context.payments
    .find({ ...(transid === undefined ? {} : { transid }), 'notices.next_at': { $lte: now } })
    .limit(atOnce)
    .lean<Payment[]>()
    .exec();
  await Promise.all(
    due.flatMap((payment) =>
      payment.notices
        .filter(({ next_at }) => next_at !== null && next_at <= now)
        .map((notice) => deliverSeen(context, payment, notice)),
    ),
  );
  if (transid !== undefined) await Promise.all(context.delivering.get(transid) ?? []);
};

export const nextDelivery = async ({ payments }: SandboxContext): Promise<Date | null> => {
  const next = await payments
    .findOne({ 'notices.next_at': { $gt: new Date(0) } }, { 'notices.next_at': 1 })
    .sort({ 'notices.next_at': 1 })
    .lean<Payment>()
    .exec();
  const times = (next?.notices ?? []).flatMap(({ next_at }) => (next_at ? [next_at.getTime()] : []));
  return times.length > 0 ? new Date(Math.min(...times)) : null;
};
