import { seatsNeeded } from '@narae/rules';
import type { PlainBooking } from './booking.ts';
import type { PriceSnapshot } from './price-snapshot.ts';

/** A booking that was confirmed at least once: it has an order and an agreed price (MONEY-5). */
export type AgreedBooking<As extends PlainBooking = PlainBooking> = As & {
  order_id: string;
  price: PriceSnapshot;
};

/** Whether a booking has what holding seats and paying need. */
export const isAgreed = <As extends PlainBooking>(booking: As): booking is AgreedBooking<As> =>
  booking.order_id !== null && booking.price !== null;

/** Seats of the party by the rule that was agreed on (PEOPLE-3). */
export const seatsOf = ({ party, price }: Pick<AgreedBooking, 'party' | 'price'>): number =>
  seatsNeeded(party, price);
