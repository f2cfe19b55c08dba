import type { LanTp } from '@narae/contracts';
import { maskEmail } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import { limits } from '../domain/limits.rules.ts';
import { newLink } from '../shared/mailed-link.ts';
import type { StoredMember } from '../shared/member.model.ts';
import { findMember } from '../shared/member.queries.ts';
import { confirmationMail } from './confirmation-mail.ts';

const mailLink = async (
  context: AccountContext,
  { mem_id, mem_email }: StoredMember,
  lanTp: LanTp,
): Promise<void> => {
  const { link, minutes } = await newLink(context, mem_id, 'mailbox', lanTp);
  await context.mail.send(confirmationMail(mem_email, link, minutes / 60, lanTp));
};

/** Mails the link to somebody who has just joined, in the language they joined in; repeats are counted, not kept apart. */
export const welcomeMember = async (context: AccountContext, mem_id: string): Promise<void> => {
  const member = await findMember(context.members, mem_id);
  if (!member || member.email_confirmed_at || member.mem_email === '') return;
  await mailLink(context, member, member.lan_tp ?? 'ENG');
};

/**
 * Mails the link once more, to a member who has not confirmed the mailbox yet (ACCOUNT-14).
 * @returns where it went, masked; empty where nothing is left to confirm
 * @throws DomainError rate_limited, login_required
 */
export const sendConfirmationAgain = async (
  context: AccountContext,
  mem_id: string,
  lanTp: LanTp,
): Promise<string> => {
  const member = await findMember(context.members, mem_id);
  if (!member) throw new DomainError('login_required');
  if (member.email_confirmed_at || member.mem_email === '') return '';
  await context.limiter.count(limits.mailsPerMailbox, member.mem_email);
  await mailLink(context, member, lanTp);
  return maskEmail(member.mem_email);
};
