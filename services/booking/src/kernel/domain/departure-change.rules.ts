import type { BookableProduct, DepartureChange } from '@narae/contracts';
import { freeCancelUntil } from '@narae/rules';
import type { OrderDepartureChange } from '../booking/booking-parts.model.ts';
import type { PlainBooking } from '../booking/booking.model.ts';
import { retainedPayments } from './refund-plan.rules.ts';

type Changed = Pick<PlainBooking, 'departure_changes'>;

/** A change as booking heard of it. */
export interface HeardChange extends Omit<DepartureChange, 'at'> {
  readonly prod_id: string;
  readonly heard_at: Date;
}

/** Pages that show the old terms are paid from for so long, in milliseconds. */
const openPagesMs = 600_000;

export const isTold = (
  { departure_changes = [] }: Changed,
  { prod_id, change_no }: Pick<HeardChange, 'prod_id' | 'change_no'>,
): boolean =>
  departure_changes.some((change) => change.prod_id === prod_id && change.change_no === change_no);

/** Whether an order was sold as the departure was before a change: its payment begun, or moved there, before (ORDER-22). */
export const soldBefore = (
  { payments, moves = [] }: Pick<PlainBooking, 'payments' | 'moves'>,
  { heard_at }: Pick<HeardChange, 'heard_at'>,
): boolean => {
  const bought = retainedPayments({ payments })
    .filter(({ due_id }) => due_id === undefined)
    .map(({ started_at }) => started_at);
  const at = moves.at(-1)?.at ?? bought.toSorted((a, b) => a.getTime() - b.getTime())[0];
  return at !== undefined && at.getTime() < heard_at.getTime() + openPagesMs;
};

/** The changes of an order with one that it is told of now. */
export const withDepartureChange = (
  { departure_changes = [] }: Changed,
  { prod_id, change_no, from, to, reason, note }: HeardChange,
  now: Date,
): OrderDepartureChange[] => [
  ...departure_changes,
  {
    no: departure_changes.length + 1,
    prod_id,
    change_no,
    at: now,
    from,
    to,
    ...(reason && { reason }),
    note,
    free_until: freeCancelUntil(now, to),
  },
];

/**
 * The last moment in which cancelling returns everything because the departure was changed, also of an order that was moved since
 * (REFUND-11); null where it was not, or that is over. @param product the departure as it is now
 */
export const freeUntil = (
  { departure_changes = [] }: Changed,
  product: Pick<BookableProduct, 'start_day' | 'start_time'>,
  now: Date,
): Date | null => {
  const last = Math.max(0, ...departure_changes.map(({ free_until }) => free_until.getTime()));
  const until = new Date(Math.min(last, freeCancelUntil(new Date(last), product).getTime()));
  return until >= now ? until : null;
};
