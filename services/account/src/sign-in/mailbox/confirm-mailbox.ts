import type { LanTp } from '@narae/contracts';
import { maskEmail } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import type { SignInContext } from '../context.ts';
import { changeMember, findMember, noteConfirmedMailbox, type StoredMember } from '../../kernel/index.ts';
import { accountMail, deleteLinksOf, newLink, useLinkToken } from '../../mail/index.ts';
import { linkAsked } from './mailbox.events.ts';
import { takeNewEmail } from './change-email.ts';

const isLeftToConfirm = ({ mem_email, email_confirmed_at }: StoredMember): boolean =>
  mem_email !== '' && !email_confirmed_at;

/** @param mail id, which makes a repeat known, and language; without a language that of sign-up */
export const mailConfirmation = async (
  context: SignInContext,
  mem_id: string,
  { id, lan_tp }: { id: string; lan_tp?: LanTp },
): Promise<void> => {
  const member = await findMember(context.members, mem_id);
  if (!member || !isLeftToConfirm(member)) return;
  const language = lan_tp ?? member.lan_tp ?? 'ENG';
  const { link, minutes } = await newLink(context, mem_id, 'mailbox', language);
  const to = { to: member.mem_email, lan_tp: language };
  const mail = accountMail('mailbox-confirm', to, { link, hours: minutes / 60 });
  await context.mail.send({ ...mail, id });
};

/**
 * After joining. Nobody is kept from joining because others joined with that mailbox: beyond `join-mailbox` no link is
 * mailed, and the member asks for one (ACCOUNT-16).
 */
export const mailFirstConfirmation = async (
  context: SignInContext,
  mem_id: string,
  id: string,
): Promise<void> => {
  const { limiter, log, members } = context;
  const member = await findMember(members, mem_id);
  if (!member || !isLeftToConfirm(member)) return;
  try {
    await limiter.count('join-mailbox', member.mem_email);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    log.warn({ mem_id }, 'no link was mailed to who joined: the mailbox has had too many');
    return;
  }
  try {
    await mailConfirmation(context, mem_id, { id });
  } catch (error) {
    // The mail is tried again, and counted then.
    await limiter.uncount('join-mailbox', member.mem_email);
    throw error;
  }
};

/**
 * The mail is sent after the answer (ACCOUNT-14). @returns the masked address; empty where nothing is left to confirm
 * @throws DomainError rate_limited, login_required
 */
export const sendConfirmationAgain = async (
  context: SignInContext,
  mem_id: string,
  lanTp: LanTp,
): Promise<string> => {
  const member = await findMember(context.members, mem_id);
  if (!member) throw new DomainError('login_required');
  if (!isLeftToConfirm(member)) return '';
  await context.limiter.count('mails', member.mem_email);
  await changeMember(context, mem_id, (_member, { version }) => ({
    set: {},
    events: [linkAsked('mailbox', mem_id, version, lanTp)],
  }));
  return maskEmail(member.mem_email);
};

/**
 * Confirms a mailbox (ACCOUNT-14), or makes a requested address the member's (ACCOUNT-28). Access tokens say so from
 * the next one on. @throws DomainError confirm_link_expired, rate_limited, common_join_duplication where the address is
 * taken
 */
export const confirmMailbox = async (
  context: SignInContext,
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
