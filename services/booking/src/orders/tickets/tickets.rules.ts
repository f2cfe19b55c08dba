import { createHmac, hkdfSync, createPublicKey, verify } from 'node:crypto';
import { toBase32, type ReadTicket } from '@narae/rules';
import { type BookingTraveller, type CheckIn, moveCount, type PlainBooking } from '../../kernel/index.ts';
import type { TicketKey } from './ticket-key.model.ts';

/** Eight characters, which nobody guesses at a gate. */
const BYTES = 5;

/**
 * Derives ticket numbers from order, traveller and name under a secret (TICKET-1), of a moved order from the count of its
 * moves as well. Nothing is stored: a removed traveller has no number any more, and another name or date has another one.
 * @param documentKey 32 bytes, from which a key for this purpose alone is derived
 */
export const ticketNumbers = (
  documentKey: Buffer,
): ((booking: Pick<PlainBooking, 'order_id' | 'moves'>, traveller: BookingTraveller) => string) => {
  const key = Buffer.from(hkdfSync('sha256', documentKey, '', 'narae ticket numbers', 32));
  return (booking, { rv_mem_id, mem_nm }) => {
    const moves = moveCount(booking);
    const of = [booking.order_id, rv_mem_id, mem_nm, ...(moves > 0 ? [moves] : [])].join('\n');
    return toBase32(createHmac('sha256', key).update(of).digest().subarray(0, BYTES));
  };
};

/** Whether one of the shop's keys signed a code (TICKET-2). @param keys the public halves */
export const isGenuine = (
  { key_id, signed, signature }: ReadTicket,
  keys: readonly Pick<TicketKey, 'key_id' | 'public_key'>[],
): boolean => {
  const key = keys.find((item) => item.key_id === key_id);
  if (!key) return false;
  const x = Buffer.from(key.public_key, 'base64').toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(signed), publicKey, signature);
};

type Scanned = Pick<PlainBooking, 'check_ins'>;

export const scansOf = ({ check_ins = [] }: Scanned, ticket_no: string): CheckIn[] =>
  check_ins.filter((scan) => scan.ticket_no === ticket_no && !scan.undone);

export const checkedInWith = (booking: Scanned, ticket_no: string): CheckIn | undefined =>
  scansOf(booking, ticket_no).find(({ outcome }) => outcome === 'ok');
