import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** Signs tickets (TICKET-3). */
export interface TicketKey {
  /** The year of signing, in Seoul. */
  year: string;
  key_id: string;
  /** Raw Ed25519 in base64. */
  public_key: string;
  /** The private key, encrypted with the document key. */
  sealed: string;
}

const ticketKeySchema = new Schema<TicketKey>(
  {
    year: { type: String, required: true, unique: true },
    key_id: { type: String, required: true, unique: true },
    public_key: { type: String, required: true },
    sealed: { type: String, required: true },
  },
  { ...plainSchema, collection: 'ticket_keys' },
);

export const ticketKeyModel = (store: Connection): Model<TicketKey> =>
  (store.models['TicketKey'] as Model<TicketKey> | undefined) ??
  store.model<TicketKey>('TicketKey', ticketKeySchema);
