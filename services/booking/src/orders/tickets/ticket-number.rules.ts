import { createHmac, hkdfSync } from 'node:crypto';
import { toBase32 } from '@narae/rules';
import type { BookingTraveller, PlainBooking } from '../../kernel/index.ts';

/** Of a number: eight characters, which nobody guesses at a gate. */
const BYTES = 5;

/**
 * How an order's travellers are numbered: by order, traveller and name under a secret of the shop (TICKET-1). Nothing is
 * stored, so nothing can be left behind: a traveller who is removed has no number any more, and another name is another
 * number.
 * @param documentKey 32 bytes, of which a key for this purpose alone is derived
 */
export const ticketNumbers = (
  documentKey: Buffer,
): ((booking: Pick<PlainBooking, 'order_id'>, traveller: BookingTraveller) => string) => {
  const key = Buffer.from(hkdfSync('sha256', documentKey, '', 'narae ticket numbers', 32));
  return ({ order_id }, { rv_mem_id, mem_nm }) => {
    const of = [order_id, rv_mem_id, mem_nm].join('\n');
    return toBase32(createHmac('sha256', key).update(of).digest().subarray(0, BYTES));
  };
};
