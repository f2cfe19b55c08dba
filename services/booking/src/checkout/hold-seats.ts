import { DomainError } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import type { PlainBooking } from '../domain/booking.ts';
import { nextHold, type Hold } from './hold.rules.ts';
import { seatsOf, type AgreedBooking } from '../shared/order.events.ts';
import { claimOf, ranOut, takeHold } from '../seats/seat-claims.ts';

/** The hold that runs: its end from the ledger, its beginning from the booking's copy. */
const runningHold = async (context: BookingContext, booking: AgreedBooking): Promise<Hold | null> => {
  const claim = await claimOf(context, booking);
  const until = claim?.expires_at;
  if (!claim || !until || ranOut(claim, context.now()) || claim.count !== seatsOf(booking)) return null;
  const started = booking.hold_started_at;
  // Without a copy (the process died between the two writes) the hold is as old as a first one can be.
  return {
    startedAt: started ?? new Date(until.getTime() - context.config.hold.firstMinutes * 60_000),
    until,
    extended: booking.hold_extended,
  };
};

/**
 * Takes or keeps the booking's hold on the ledger, and says how it stands now. The ledger comes first and the
 * booking's copy second: what a crash leaves between them ends with the claim's own deadline.
 * @throws DomainError seats_not_enough
 */
export const holdSeats = async (
  context: BookingContext,
  booking: AgreedBooking,
  occasion: 'look' | 'send',
): Promise<Hold> => {
  const running = await runningHold(context, booking);
  const hold = nextHold(running, context.now(), context.config.hold, occasion);
  if (hold === running) return hold;
  const { cart_id, prod_id } = booking;
  const taken = await takeHold(context, { cart_id, prod_id, seats: seatsOf(booking), until: hold.until });
  if ('left' in taken) throw new DomainError('seats_not_enough', { params: { left: taken.left } });
  return hold;
};

type HoldCopy = Pick<PlainBooking, 'hold_started_at' | 'hold_expires_at' | 'hold_extended'>;

/** A hold as the booking notes it for its screens. */
export const copyOf = (hold: Hold): HoldCopy => ({
  hold_started_at: hold.startedAt,
  hold_expires_at: hold.until,
  hold_extended: hold.extended,
});

/** A booking without a hold. */
export const noHold = {
  hold_started_at: null,
  hold_expires_at: null,
  hold_extended: false,
} as const satisfies HoldCopy;
