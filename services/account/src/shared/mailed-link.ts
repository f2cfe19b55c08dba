import { randomBytes } from 'node:crypto';
import type { AccountContext } from '../context.ts';
import { hashToken } from '../keys/tokens.ts';
import type { LinkPurpose, StoredMailedLink } from './mailed-link.model.ts';
import { consumeLink, insertLink } from './mailed-link.queries.ts';

/** Makes a token for a mailed link of a member, valid once and for so many minutes; only its hash is stored. */
export const newLinkToken = async (
  { mailedLinks, now }: Pick<AccountContext, 'mailedLinks' | 'now'>,
  mem_id: string,
  purpose: LinkPurpose,
  minutes: number,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now().getTime() + minutes * 60_000);
  await insertLink(mailedLinks, { _id: hashToken(token), mem_id, purpose, expires_at });
  return token;
};

/** Uses up a mailed token; null where it is not valid, or no more. */
export const useLinkToken = (
  { mailedLinks, now }: Pick<AccountContext, 'mailedLinks' | 'now'>,
  token: string,
  purpose: LinkPurpose,
): Promise<StoredMailedLink | null> => consumeLink(mailedLinks, { _id: hashToken(token), purpose }, now());
