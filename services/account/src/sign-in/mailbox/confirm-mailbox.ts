import { DomainError } from '@narae/service-kit';
import type { AccountContext } from '../../context.ts';
import { useLinkToken } from '../../mail/mailed-links.ts';
import { deleteLinksOf } from '../../mail/mailed-link.queries.ts';
import { takeNewEmail } from './take-new-email.ts';
import { noteConfirmedMailbox } from '../../kernel/member.queries.ts';

/**
 * Confirms the mailbox a link was sent to (ACCOUNT-14), and makes a new address the member's that they asked for (ACCOUNT-28).
 * Access tokens say so from the next one on.
 * @throws DomainError confirm_link_expired, rate_limited, common_join_duplication where somebody else has taken the address
 */
export const confirmMailbox = async (
  context: AccountContext,
  token: string,
  network: string,
): Promise<void> => {
  await context.limiter.count('link-ip', network);
  const change = await useLinkToken(context, token, 'email');
  if (change) {
    if (await takeNewEmail(context, change)) return;
    throw new DomainError('confirm_link_expired');
  }
  const link = await useLinkToken(context, token, 'mailbox');
  const member = link && (await noteConfirmedMailbox(context.members, link.mem_id, context.now()));
  if (!member) throw new DomainError('confirm_link_expired');
  await deleteLinksOf(context.mailedLinks, member.mem_id, 'mailbox');
};
