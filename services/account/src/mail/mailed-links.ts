import { randomBytes } from 'node:crypto';
import type { LanTp } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import type { MailContext } from './context.ts';
import { hashToken } from '../kernel/index.ts';
import { consumeLink, insertLink, type LinkPurpose, type StoredMailedLink } from './mailed-link.model.ts';

/** The page, the token's name there, and the minutes it works. */
const links = {
  password: { page: 'login', token: 'reset', minutes: 10 },
  mailbox: { page: 'confirmEmail', token: 'confirm', minutes: 24 * 60 },
  email: { page: 'confirmEmail', token: 'confirm', minutes: 24 * 60 },
} as const satisfies Record<LinkPurpose, object>;

/** It works once; only its hash is stored. The token stands behind #, which browsers neither send nor log. */
export const newLink = async (
  {
    mailedLinks,
    now,
    config,
  }: Pick<MailContext, 'mailedLinks' | 'now'> & {
    readonly config: Pick<MailContext['config'], 'publicOrigin'>;
  },
  mem_id: string,
  purpose: LinkPurpose,
  lan_tp: LanTp,
  mem_email?: string,
): Promise<{ link: string; minutes: number }> => {
  const { page, token: name, minutes } = links[purpose];
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now().getTime() + minutes * 60_000);
  await insertLink(mailedLinks, {
    _id: hashToken(token),
    mem_id,
    purpose,
    expires_at,
    ...(mem_email !== undefined && { mem_email }),
  });
  return { link: `${config.publicOrigin}${href(page, { lan_tp })}#${name}=${token}`, minutes };
};

export const useLinkToken = (
  { mailedLinks, now }: Pick<MailContext, 'mailedLinks' | 'now'>,
  token: string,
  purpose: LinkPurpose,
): Promise<StoredMailedLink | null> => consumeLink(mailedLinks, { _id: hashToken(token), purpose }, now());
