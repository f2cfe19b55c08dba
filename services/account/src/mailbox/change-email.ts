import type { LanTp } from '@narae/contracts';
import { maskEmail } from '@narae/rules';
import { DomainError, type AuthUser } from '@narae/service-kit';
import { memberChange } from '../activity/member-change.events.ts';
import type { AccountContext } from '../context.ts';
import type { Caller } from '../devices/caller.ts';
import { limits } from '../domain/limits.rules.ts';
import { changeMember } from '../shared/change-member.ts';
import { newLink } from '../shared/mailed-link.ts';
import { deleteLinksOf } from '../shared/mailed-link.queries.ts';
import { isEmailTaken } from '../shared/member.queries.ts';
import { requireProof } from '../sign-in/require-proof.ts';
import { newAddressMail } from './new-address-mail.ts';

/** Limits first: whether an address is taken is told no more often than by the duplicate check (ACCOUNT-4). */
const checkFree = async (
  { limiter, members }: AccountContext,
  mem_id: string,
  mem_email: string,
  network: string,
): Promise<void> => {
  await limiter.count(limits.duplicateCheckPerNetwork, network);
  if (await isEmailTaken(members, mem_email))
    throw new DomainError('common_join_duplication', { field: 'mem_email' });
  await limiter.count(limits.recipientsPerCaller, mem_id);
  await limiter.count(limits.mailsPerMailbox, mem_email);
};

/**
 * Mails a link to a new address; until it is opened the old one stays the member's, and is told at once (ACCOUNT-28).
 * @returns where the link went, masked
 * @throws DomainError no_change, common_join_duplication, rate_limited; those of `requireProof`
 */
export const askNewEmail = async (
  context: AccountContext,
  user: Pick<AuthUser, 'mem_id' | 'sid'>,
  caller: Caller,
  { mem_email, mem_password, lanTp }: { mem_email: string; mem_password?: string | undefined; lanTp: LanTp },
): Promise<string> => {
  const { mem_id, sid } = user;
  const member = await requireProof(context, user, caller, mem_password);
  if (member.mem_email === mem_email) throw new DomainError('no_change', { field: 'mem_email' });
  await checkFree(context, mem_id, mem_email, caller.network);
  const asked = await changeMember(context, mem_id, (_member, { version }) => ({
    set: {},
    events: [memberChange('email_asked', { mem_id, version, sid })],
  }));
  if (!asked) throw new DomainError('login_required');
  // The address asked for last counts.
  await deleteLinksOf(context.mailedLinks, mem_id, 'email');
  const { link, minutes } = await newLink(context, mem_id, 'email', lanTp, mem_email);
  await context.mail.send(newAddressMail(mem_email, link, minutes / 60, lanTp));
  return maskEmail(mem_email);
};
