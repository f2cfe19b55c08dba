import type { LanTp } from '@narae/contracts';
import { maskEmail } from '@narae/rules';
import { DomainError, type AuthUser } from '@narae/service-kit';
import { memberChange } from '../../kernel/member-change.events.ts';
import type { AccountContext } from '../../context.ts';
import type { Caller } from '../../sessions/devices/caller.ts';
import { changeMember } from '../../kernel/change-member.ts';
import { isEmailTaken } from '../../kernel/member.queries.ts';
import { requireProof } from '../../sessions/require-proof.ts';
import { linkAsked } from './link-asked.events.ts';

/** Limits first: whether an address is taken is told no more often than by the duplicate check (ACCOUNT-4). */
const checkFree = async (
  { limiter, members }: AccountContext,
  mem_id: string,
  mem_email: string,
  network: string,
): Promise<void> => {
  await limiter.count('duplicate-ip', network);
  if (await isEmailTaken(members, mem_email))
    throw new DomainError('common_join_duplication', { field: 'mem_email' });
  await limiter.count('recipients', mem_id);
  await limiter.count('mails', mem_email);
};

/**
 * Has a link mailed to a new address once the answer is out; until it is opened the old one stays the member's, and is told
 * at once (ACCOUNT-28). The address asked for last counts.
 * @returns where the link goes, masked
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
    set: { email_asked: { mem_email, version } },
    events: [
      memberChange('email_asked', { mem_id, version, sid }),
      linkAsked('email', mem_id, version, lanTp),
    ],
  }));
  if (!asked) throw new DomainError('login_required');
  return maskEmail(mem_email);
};
