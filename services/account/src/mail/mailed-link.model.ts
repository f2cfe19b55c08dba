import { moment, optional, storedModel, text, type StoredOf } from '@narae/service-kit';

/** Sets a new password, confirms the mailbox, or makes an address the member's. */
export type LinkPurpose = 'password' | 'mailbox' | 'email';

const mailedLink = {
  /** SHA-256 of the token. */
  _id: text({ required: false }),
  mem_id: text({ index: true }),
  purpose: text<LinkPurpose>(),
  /** For the purpose `email`. */
  mem_email: optional(text()),
  expires_at: moment({ index: { expireAfterSeconds: 0 } }),
};
export type StoredMailedLink = StoredOf<typeof mailedLink>;

export const mailedLinkModel = storedModel('MailedLink', 'mailed_links', mailedLink);

type MailedLinks = ReturnType<typeof mailedLinkModel>;

export const insertLink = async (links: MailedLinks, link: StoredMailedLink): Promise<void> => {
  await links.create(link);
};

/** Null where no valid one is left. */
export const consumeLink = (
  links: MailedLinks,
  { _id, purpose }: Pick<StoredMailedLink, '_id' | 'purpose'>,
  now: Date,
): Promise<StoredMailedLink | null> =>
  links
    .findOneAndDelete({ _id, purpose, expires_at: { $gt: now } })
    .lean<StoredMailedLink>()
    .exec();

export const deleteLinksOf = async (
  links: MailedLinks,
  mem_id: string,
  purpose: LinkPurpose,
): Promise<void> => {
  await links.deleteMany({ mem_id, purpose });
};

export const deleteAllLinksOf = async (links: MailedLinks, mem_id: string): Promise<void> => {
  await links.deleteMany({ mem_id });
};
