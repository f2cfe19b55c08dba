import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** What a mailed link does: set a new password, confirm the mailbox it was sent to, or make that the member's address. */
export type LinkPurpose = 'password' | 'mailbox' | 'email';

/** A link in a mail; works once and for a while. */
export interface StoredMailedLink {
  /** SHA-256 of the token in the link. */
  _id: string;
  mem_id: string;
  purpose: LinkPurpose;
  /** The new address, of a link that makes it the member's. */
  mem_email?: string;
  expires_at: Date;
}

const mailedLinkSchema = new Schema<StoredMailedLink>(
  {
    _id: String,
    mem_id: { type: String, required: true, index: true },
    purpose: { type: String, required: true },
    mem_email: String,
    expires_at: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { ...plainSchema, collection: 'mailed_links' },
);

/** The open links of a store. */
export const mailedLinkModel = (store: Connection): Model<StoredMailedLink> =>
  (store.models['MailedLink'] as Model<StoredMailedLink> | undefined) ??
  store.model<StoredMailedLink>('MailedLink', mailedLinkSchema);
