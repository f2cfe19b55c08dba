import type { BookableProduct } from '@narae/contracts';
import { approvalOf } from '../cancellations/cancellation.rules.ts';
import {
  type BalanceMoment,
  balanceMoments,
  type Cancellation,
  type Due,
  lastDayOf,
  nextMoment,
  type PlainBooking,
} from '../../kernel/index.ts';
import { quoteCancel } from '../cancel-terms/cancel-quote.rules.ts';

const lookedAt = (dues: readonly Due[], due_id: string, check_at: Date | null): Due[] =>
  dues.map((due) => (due.due_id === due_id ? { ...due, check_at } : due));

/** The last moment that has come; earlier ones that were missed are skipped. */
export const momentNow = (due: Due, now: Date): BalanceMoment | undefined =>
  balanceMoments(lastDayOf(due)).findLast(
    ({ at }) => at <= now && due.check_at !== null && at >= due.check_at,
  );

export const afterMoment = ({ dues = [] }: Pick<PlainBooking, 'dues'>, due: Due, now: Date): Due[] =>
  lookedAt(dues, due.due_id, nextMoment(due, now));

export const laterMoment = ({ dues = [] }: Pick<PlainBooking, 'dues'>, due: Due, later: Date): Due[] =>
  lookedAt(dues, due.due_id, later);

/** Cancelled by the shop on today's terms (MONEY-12); null where nothing can be quoted. */
export const cancelledUnpaid = (
  booking: PlainBooking,
  product: BookableProduct,
  now: Date,
): { readonly set: Partial<PlainBooking>; readonly cancel_no: number } | null => {
  const quoted = quoteCancel(booking, product, { now, automatic: true });
  if ('error' in quoted) return null;
  const { pct, sums, rv_mem_ids } = quoted.quote;
  const earlier = booking.cancellations ?? [];
  const request: Cancellation = {
    cancel_no: earlier.length + 1,
    state: 'asked',
    cause: 'balance-unpaid',
    whole: true,
    rv_mem_ids,
    reason: '',
    pct,
    sums,
    asked_at: now,
  };
  const withRequest = { ...booking, cancellations: [...earlier, request] };
  const approval = approvalOf(withRequest, product, request, { now, answer: '' });
  return approval && { set: approval.set, cancel_no: request.cancel_no };
};
