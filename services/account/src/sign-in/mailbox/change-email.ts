import type { LanTp } from '@narae/contracts';
import { maskEmail } from '@narae/rules';
import { countRecipient, DomainError, type AuthUser, isDuplicateKey } from '@narae/service-kit';
import {
  changeMember,
  findMember,
  forgetOldAddresses,
  isEmailTaken,
  memberChange,
  type StoredMember,
} from '../../kernel/index.ts';
import { accountMail, deleteLinksOf, newLink, type StoredMailedLink } from '../../mail/index.ts';
import { type Caller, requireProof } from '../../sessions/index.ts';
import type { SignInContext } from '../context.ts';
import { linkAsked } from './mailbox.events.ts';

/** Limits first: it tells taken addresses no more often than the duplicate check (ACCOUNT-4). */
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
  await countRecipient(limiter, mem_id, mem_email);
  await limiter.count('mails', mem_email);
};

/**
 * The link is mailed after the answer; the old address is told at once and stays until then (ACCOUNT-28). The latest
 * request counts. @returns the masked new address
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
  const change = await changeMember(context, mem_id, (_member, { version }) => ({
    set: { email_asked: { mem_email, version } },
    events: [
      memberChange('email_asked', { mem_id, version, sid }),
      linkAsked('email', mem_id, version, lanTp),
    ],
  }));
  if (!change) throw new DomainError('login_required');
  return maskEmail(mem_email);
};

/** Unless another address was requested meanwhile, or it is theirs already (ACCOUNT-28). */
export const mailNewAddress = async (
  context: SignInContext,
  { mem_id, version }: { mem_id: string; version: number },
  { id, lan_tp }: { id: string; lan_tp: LanTp },
): Promise<void> => {
  const requested = (await findMember(context.members, mem_id))?.email_asked;
  if (requested?.version !== version) return;
  const { link, minutes } = await newLink(context, mem_id, 'email', lan_tp, requested.mem_email);
  const to = { to: requested.mem_email, lan_tp };
  const mail = accountMail('address-changing', to, { link, hours: minutes / 60 });
  await context.mail.send({ ...mail, id });
};

/** Open links, sent to the old address or to one that was never taken. */
const voided = ['password', 'mailbox', 'email'] as const;

/**
 * Of two members who want one address the unique index lets one have it. @returns false where the account is closed, or
 * another address was requested later @throws DomainError common_join_duplication, version_conflict
 */
export const takeNewEmail = async (
  context: SignInContext,
  { mem_id, mem_email = '' }: StoredMailedLink,
): Promise<boolean> => {
  try {
    const changed = await changeMember(context, mem_id, (member, { version, now }) => {
      if (member.email_asked?.mem_email !== mem_email) return null;
      const recipients = member.mem_email && member.email_confirmed_at ? [member.mem_email] : [];
      return {
        set: {
          mem_email,
          email_confirmed_at: now,
          email_asked: null,
          mem_emails_before: [...(member.mem_emails_before ?? []), ...recipients],
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

export const tellOldAddresses = async (
  { mail, members }: Pick<SignInContext, 'mail' | 'members'>,
  { mem_id, mem_emails_before = [], lan_tp = 'ENG' }: StoredMember,
  id: string,
): Promise<void> => {
  for (const [place, address] of mem_emails_before.entries())
    await mail.send({
      ...accountMail('new-address', { to: address, lan_tp }, {}),
      id: `account-${id}-${place}`,
    });
  if (mem_emails_before.length > 0) await forgetOldAddresses(members, mem_id, mem_emails_before);
};
