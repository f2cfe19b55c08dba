import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** What a mailed link does: set a new password, or confirm the mailbox it was sent to. */
export type LinkPurpose = 'password' | 'mailbox';

/** A link in a mail; works once and for a while. */
export interface StoredMailedLink {
  /** SHA-256 of the token in the link. */
  _id: string;
  mem_id: string;
  purpose: LinkPurpose;
  expires_at: Date;
}

const mailedLinkSchema = new Schema<StoredMailedLink>(
  {
    _id: String,
    mem_id: { type: String, required: true, index: true },
    purpose: { type: String, required: true },
    expires_at: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { ...plainSchema, collection: 'mailed_links' },
);

/** The open links of a store. */
export const mailedLinkModel = (store: Connection): Model<StoredMailedLink> =>
  (store.models['MailedLink'] as Model<StoredMailedLink> | undefined) ??
  store.model<StoredMailedLink>('MailedLink', mailedLinkSchema);
