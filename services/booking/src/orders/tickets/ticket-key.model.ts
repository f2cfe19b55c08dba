import { storedModel, text, type StoredOf } from '@narae/service-kit';

const ticketKey = {
  /** The year of signing, in Seoul. */
  year: text({ unique: true }),
  key_id: text({ unique: true }),
  /** Raw Ed25519 in base64. */
  public_key: text(),
  /** The private key, encrypted with the document key. */
  sealed: text(),
};

/** Signs tickets (TICKET-3). */
export type TicketKey = StoredOf<typeof ticketKey>;

export const ticketKeyModel = storedModel('TicketKey', 'ticket_keys', ticketKey);
