import type { LinkPurpose, mailedLinkModel, StoredMailedLink } from './mailed-link.model.ts';

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
