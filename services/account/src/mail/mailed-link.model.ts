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

type MailedLinks = ReturnType<typeof mailedLinkModel>;

/** Stores an open link. */
export const insertLink = async (links: MailedLinks, link: StoredMailedLink): Promise<void> => {
  await links.create(link);
};

/** Uses up a link that is still valid for this purpose; null where there is none. */
export const consumeLink = (
  links: MailedLinks,
  { _id, purpose }: Pick<StoredMailedLink, '_id' | 'purpose'>,
  now: Date,
): Promise<StoredMailedLink | null> =>
  links
    .findOneAndDelete({ _id, purpose, expires_at: { $gt: now } })
    .lean<StoredMailedLink>()
    .exec();

/** Deletes every open link of a member for this purpose. */
export const deleteLinksOf = async (
  links: MailedLinks,
  mem_id: string,
  purpose: LinkPurpose,
): Promise<void> => {
  await links.deleteMany({ mem_id, purpose });
};

/** Deletes every open link of a member who left. */
export const deleteAllLinksOf = async (links: MailedLinks, mem_id: string): Promise<void> => {
  await links.deleteMany({ mem_id });
};
