import type { LanTp } from '@narae/contracts';
import { maskEmail } from '@narae/rules';
import { DomainError, type AuthUser, isDuplicateKey } from '@narae/service-kit';
import {
  changeMember,
  findMember,
  forgetOldAddresses,
  isEmailTaken,
  memberChange,
  type StoredMember,
} from '../../kernel/index.ts';
import { deleteLinksOf, newLink, type StoredMailedLink } from '../../mail/index.ts';
import { type Caller, requireProof } from '../../sessions/index.ts';
import type { SignInContext } from '../context.ts';
import { linkAsked } from './mailbox.events.ts';
import { newAddressMail, oldAddressMail } from './mailbox-mails.ts';

/** Limits first: whether an address is taken is told no more often than by the duplicate check (ACCOUNT-4). */
const checkFree = async (
  { limiter, members }: SignInContext,
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
  context: SignInContext,
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

/** Mails the link that makes an address the member's, unless another one was asked for meanwhile, or it is theirs (ACCOUNT-28). */
export const mailNewAddress = async (
  context: SignInContext,
  { mem_id, version }: { mem_id: string; version: number },
  { id, lan_tp }: { id: string; lan_tp: LanTp },
): Promise<void> => {
  const asked = (await findMember(context.members, mem_id))?.email_asked;
  if (asked?.version !== version) return;
  const { link, minutes } = await newLink(context, mem_id, 'email', lan_tp, asked.mem_email);
  await context.mail.send({ ...newAddressMail(asked.mem_email, link, minutes / 60, lan_tp), id });
};

/** Links that went to the address before, or to one that was not taken in the end. */
const voided = ['password', 'mailbox', 'email'] as const;

/**
 * Makes the address a link was sent to the member's (ACCOUNT-28). Of two members who want one address the unique index lets
 * one have it.
 * @returns false where the account is closed, or another address was asked for later
 * @throws DomainError common_join_duplication, version_conflict
 */
export const takeNewEmail = async (
  context: SignInContext,
  { mem_id, mem_email = '' }: StoredMailedLink,
): Promise<boolean> => {
  try {
    const changed = await changeMember(context, mem_id, (member, { version, now }) => {
      if (member.email_asked?.mem_email !== mem_email) return null;
      const told = member.mem_email && member.email_confirmed_at ? [member.mem_email] : [];
      return {
        set: {
          mem_email,
          email_confirmed_at: now,
          email_asked: null,
          mem_emails_before: [...(member.mem_emails_before ?? []), ...told],
        },
        events: [memberChange('email_changed', { mem_id, version })],
      };
    });
    if (!changed || changed.after === changed.before) return false;
  } catch (error) {
    if (isDuplicateKey(error)) throw new DomainError('common_join_duplication');
    throw error;
  }
  for (const purpose of voided) await deleteLinksOf(context.mailedLinks, mem_id, purpose);
  return true;
};

/** Tells the addresses a member had before that they no longer are the account's, and forgets them (ACCOUNT-28). */
export const tellOldAddresses = async (
  { mail, members }: Pick<SignInContext, 'mail' | 'members'>,
  { mem_id, mem_emails_before = [], lan_tp = 'ENG' }: StoredMember,
  id: string,
): Promise<void> => {
  for (const [place, address] of mem_emails_before.entries())
    await mail.send({ ...oldAddressMail(address, lan_tp), id: `account-${id}-${place}` });
  if (mem_emails_before.length > 0) await forgetOldAddresses(members, mem_id, mem_emails_before);
};
