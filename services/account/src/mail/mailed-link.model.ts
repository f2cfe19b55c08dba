import { moment, optional, storedModel, text, type StoredOf } from '@narae/service-kit';

/** What a mailed link does: set a new password, confirm the mailbox it was sent to, or make that the member's address. */
export type LinkPurpose = 'password' | 'mailbox' | 'email';

/** A link in a mail; works once and for a while. */
const mailedLink = {
  /** SHA-256 of the token in the link. */
  _id: text({ required: false }),
  mem_id: text({ index: true }),
  purpose: text<LinkPurpose>(),
  /** The new address, for the purpose `email`. */
  mem_email: optional(text()),
  expires_at: moment({ index: { expireAfterSeconds: 0 } }),
};
export type StoredMailedLink = StoredOf<typeof mailedLink>;

export const mailedLinkModel = storedModel('MailedLink', 'mailed_links', mailedLink);

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
