import {
  duesOver,
  pinnedPolicy,
  type PlainBooking,
  planCompensation,
  type Refund,
  stateAfter,
} from '../../kernel/index.ts';
import { cancelRefunds, cancelSums, planByCurrency, wholeOrder } from '../cancel-terms/cancel-sums.rules.ts';
import { openRequest, withDecision } from '../cancellations/cancellation.rules.ts';

/** By the order's own schedule, of the charge for those who still travel. */
const compensation = (booking: PlainBooking, made_at: Date): Refund[] => {
  if (booking.price === null) return [];
  const pct = pinnedPolicy(booking.price).refund_schedule.organiserExtraPct;
  return planByCurrency(booking, (paid, { charged, taken }) =>
    planCompensation(paid, (pct * charged * 100) / taken, { made_at }),
  );
};

/**
 * An organiser's cancellation of a paid order in one update (REFUND-4): all that is charged goes back, with the schedule's
 * compensation; an open request is granted whole. @param by the administrator who cancelled the departure
 */
export const organiserCancelled = (booking: PlainBooking, by: string, now: Date): Partial<PlainBooking> => {
  const open = openRequest(booking);
  const refunds = cancelRefunds(booking, 100, wholeOrder, { cause: 'organiser-cancelled', made_at: now });
  return {
    txn_type: stateAfter(booking, 'organiser-cancel'),
    dues: duesOver(booking, now),
    refunds: [...(booking.refunds ?? []), ...refunds, ...compensation(booking, now)],
    ...(open && {
      cancellations: withDecision(booking, open, {
        state: 'approved',
        whole: true,
        pct: 100,
        sums: cancelSums(booking, 100),
        decided_at: now,
        decided_by: by,
      }),
    }),
    seats_due_at: now,
  };
};
