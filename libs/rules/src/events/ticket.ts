/** What a ticket's code says (TICKET-2): nothing of the person. */
export interface TicketFacts {
  readonly key_id: string;
  readonly ticket_no: string;
  readonly prod_id: string;
  readonly day: string;
}

/** A ticket as it was read, with its signature still to be checked. */
export interface ReadTicket extends TicketFacts {
  readonly signed: string;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** Crockford: no look-alikes, since people read ticket numbers aloud and type them. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5;
const VERSION = 'NT1';
const parts =
  /^(NT1\.([0-9A-Z]{1,8})\.([0-9A-Z]{8})\.([A-Za-z0-9_-]{1,40})\.(\d{4})(\d{2})(\d{2}))\.([0-9A-Z]{103})$/;

/** A QR code stores two of these characters in eleven bits. */
export const toBase32 = (bytes: Uint8Array): string => {
  let value = 0n;
  for (const byte of bytes) value = (value << 8n) | BigInt(byte);
  const length = Math.ceil((bytes.length * 8) / BITS);
  return Array.from({ length }, (_, i) => {
    const shift = BigInt((length - 1 - i) * BITS);
    return alphabet[Number((value >> shift) & 31n)];
  }).join('');
};

/** What `toBase32` wrote. @param size how many bytes; null where it is not that */
const fromBase32 = (text: string, size: number): Uint8Array<ArrayBuffer> | null => {
  let value = 0n;
  for (const sign of text) {
    const digit = alphabet.indexOf(sign);
    if (digit < 0) return null;
    value = (value << 5n) | BigInt(digit);
  }
  if (value >> BigInt(size * 8) > 0n) return null;
  return Uint8Array.from({ length: size }, (_, i) => Number((value >> BigInt((size - 1 - i) * 8)) & 255n));
};

export const ticketText = ({ key_id, ticket_no, prod_id, day }: TicketFacts): string =>
  [VERSION, key_id, ticket_no, prod_id, day.replaceAll('-', '')].join('.');

/** @param signature 64 bytes of Ed25519 over `ticketText` */
export const ticketToken = (facts: TicketFacts, signature: Uint8Array): string =>
  `${ticketText(facts)}.${toBase32(signature)}`;

/** Reads a code without believing it; null where it is no ticket's. */
export const readTicket = (token: string): ReadTicket | null => {
  const found = parts.exec(token.trim());
  if (!found) return null;
  const [, signed = '', key_id = '', ticket_no = '', prod_id = '', year, month, date, written = ''] = found;
  const signature = fromBase32(written, 64);
  return signature && { key_id, ticket_no, prod_id, day: `${year}-${month}-${date}`, signed, signature };
};

/** A ticket's number as it was typed or said: capitals, without blanks and hyphens, look-alikes as what they stand for. */
export const typedTicketNo = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

/** A ticket's number as people read it: two groups of four. */
export const shownTicketNo = (ticket_no: string): string => `${ticket_no.slice(0, 4)}-${ticket_no.slice(4)}`;
