import { href } from '@narae/contracts/href';
import { type LanTp, type PayOutcome, TxnType } from '@narae/contracts';
import type { PaymentContext } from '../context.ts';
import {
  attemptOf,
  dueOf,
  findByRefno,
  isPayable,
  type PaymentAttempt,
  type PaymentStatus,
  type PlainBooking,
} from '../../kernel/index.ts';
import { bringsToken } from '../attempts/return-token.ts';

const outcomes: Readonly<Record<Exclude<PaymentStatus, 'started'>, PayOutcome['outcome']>> = {
  authenticated: 'waiting',
  authorised: 'waiting',
  paid: 'paid',
  declined: 'declined',
  closed: 'cancelled',
  'refund-due': 'refunded',
  refunded: 'refunded',
};

const isAwaited = (booking: PlainBooking, { due_id }: PaymentAttempt): boolean => {
  if (due_id === undefined) return booking.txn_type === TxnType.Paying;
  const due = dueOf(booking, due_id);
  return due !== undefined && isPayable(booking, due);
};

const outcomeOf = (booking: PlainBooking, attempt: PaymentAttempt): PayOutcome['outcome'] => {
  if (attempt.status !== 'started') return outcomes[attempt.status];
  return isAwaited(booking, attempt) ? 'waiting' : 'expired';
};

/** A session, a returning browser, or somebody who guesses. */
export interface Asker {
  readonly mem_id: string | null;
  readonly token: string | null;
}

/** By the owner's session or the return token (PAY-15). */
const findForPayer = async (
  context: PaymentContext,
  refno: string,
  { mem_id, token }: Asker,
): Promise<{ booking: PlainBooking; attempt: PaymentAttempt } | null> => {
  const booking = await findByRefno(context.bookings, refno);
  const attempt = booking && attemptOf(booking, refno);
  if (!booking || !attempt) return null;
  return booking.mem_id === mem_id || bringsToken(attempt, token) ? { booking, attempt } : null;
};

export const isPayer = async (context: PaymentContext, refno: string, asker: Asker): Promise<boolean> =>
  (await findForPayer(context, refno, asker)) !== null;

/** From the store alone, for the payer; the order's numbers for its owner only. Empty for all others. */
export const showOutcome = async (
  context: PaymentContext,
  refno: string,
  asker: Asker,
): Promise<PayOutcome[]> => {
  const found = await findForPayer(context, refno, asker);
  if (!found) return [];
  const { booking, attempt } = found;
  const outcome = outcomeOf(booking, attempt);
  const refund_reason = outcome === 'refunded' ? (attempt.refund_reason ?? 'cancelled') : null;
  const own = booking.mem_id === asker.mem_id;
  const { cart_id, order_id } = booking;
  const due = attempt.due_id === undefined ? undefined : dueOf(booking, attempt.due_id);
  return [
    {
      refno,
      outcome,
      refund_reason,
      cart_id: own ? cart_id : '',
      order_id: (own && order_id) || '',
      ...(due && { due: due.kind }),
    },
  ];
};

const failed: readonly PayOutcome['outcome'][] = ['declined', 'cancelled', 'expired'];

/**
 * The result page, or on a desktop the landing page of the popup (PAY-9). The provider's address does not
 * count for the outcome (PAY-8); other visitors are told nothing (PAY-15).
 */
export const resultAddress = async (
  context: PaymentContext,
  refno: string | null,
  asker: Asker,
  lanTp: LanTp,
): Promise<string> => {
  const found = refno === null ? null : await findForPayer(context, refno, asker);
  if (!found) return href('orderResult');
  const { booking, attempt } = found;
  const values = {
    refno: attempt.refno,
    cart_id: booking.cart_id,
    ...(bringsToken(attempt, asker.token) ? { token: attempt.return_token } : {}),
    lan_tp: attempt.fields['param1'] ?? lanTp,
  };
  if (attempt.pay_type === 'U') return href('orderUnionPayResult', values);
  if (attempt.fields['reqtype'] === 'M') return href('orderResult', values);
  const page = failed.includes(outcomeOf(booking, attempt)) ? 'orderIcbResultFail' : 'orderIcbResult';
  return href(page, values);
};
