import type { LanTp } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import { DomainError } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import { limits } from '../domain/limits.rules.ts';
import { maskEmail } from '../domain/mask-email.rules.ts';
import { newLinkToken } from '../shared/mailed-link.ts';
import type { StoredMember } from '../shared/member.model.ts';
import { findMember } from '../shared/member.queries.ts';
import { confirmationMail } from './confirmation-mail.ts';

const linkHours = 24;

/** The token stands behind #, which browsers send to no server and write into no log. */
const mailLink = async (
  context: AccountContext,
  { mem_id, mem_email }: StoredMember,
  lanTp: LanTp,
): Promise<void> => {
  const token = await newLinkToken(context, mem_id, 'mailbox', linkHours * 60);
  const link = `${context.config.publicOrigin}${href('confirmEmail', { lan_tp: lanTp })}#confirm=${token}`;
  await context.mail.send(confirmationMail(mem_email, link, linkHours, lanTp));
};

/** Mails the link to somebody who has just joined, in the language they joined in; repeats are counted, not kept apart. */
export const welcomeMember = async (context: AccountContext, mem_id: string): Promise<void> => {
  const member = await findMember(context.members, mem_id);
  if (!member || member.email_confirmed_at) return;
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
  if (member.email_confirmed_at) return '';
  await context.limiter.count(limits.mailsPerMailbox, member.mem_email);
  await mailLink(context, member, lanTp);
  return maskEmail(member.mem_email);
};
