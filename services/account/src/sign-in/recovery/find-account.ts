import type { FindForm, LanTp } from '@narae/contracts';
import { memberHelpAskedV1 } from '@narae/events';
import { maskEmail, storedTels } from '@narae/rules';
import { DomainError, raise } from '@narae/service-kit';
import { href } from '@narae/contracts/href';
import type { SignInContext } from '../context.ts';
import { changeMember, findByTel, findMember, type StoredMember } from '../../kernel/index.ts';
import { accountMail, newLink } from '../../mail/index.ts';
import { type Caller, type Guard, guardGuess, whoGuesses } from '../../sessions/index.ts';

const sameName = (one: string, other: string): boolean =>
  one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();

/** Members of a provider may have no address to send help to (ACCOUNT-10). */
const isMeant = (member: StoredMember, { type, mem_nm, mem_email }: FindForm): boolean =>
  member.mem_email !== '' &&
  sameName(member.mem_nm, mem_nm) &&
  (type === 'idchk' || member.mem_email === mem_email);

const guard: Guard = {
  own: 'find',
  perAccount: 'find-tel',
  perNetwork: 'find-ip',
};

/** Mailed after the answer: its time tells nothing, and a mail server that is away fails nobody. */
const askHelp = async (
  context: SignInContext,
  type: FindForm['type'],
  { mem_id }: StoredMember,
  lan_tp: LanTp,
): Promise<void> => {
  const help = type === 'idchk' ? 'email' : 'password';
  await changeMember(context, mem_id, (_member, { version }) => ({
    set: {},
    events: [raise(memberHelpAskedV1, { aggregateId: mem_id, version, data: { mem_id, help, lan_tp } })],
  }));
};

/**
 * Goes to the member's own mailbox alone (ACCOUNT-7). @returns the masked addresses @throws DomainError
 * find_email_fail, find_password_fail, rate_limited
 */
export const findAccount = async (
  context: SignInContext,
  form: FindForm,
  caller: Caller,
  lanTp: LanTp,
): Promise<string> => {
  const existing = await findByTel(context.members, storedTels(form.mem_tel));
  const guesser = { caller, account: form.mem_tel, memIds: existing.map(({ mem_id }) => mem_id) };
  const takeBack = await guardGuess(context, guard, guesser);
  const recipients = recipientsOf(existing.filter((member) => isMeant(member, form)));
  if (recipients.length === 0) {
    throw new DomainError(form.type === 'idchk' ? 'find_email_fail' : 'find_password_fail');
  }
  await takeBack();
  await context.limiter.count('recipients', whoGuesses(guesser), recipients.length);
  for (const { mem_email } of recipients) await context.limiter.count('mails', mem_email);
  for (const member of recipients) await askHelp(context, form.type, member, lanTp);
  return recipients.map(({ mem_email }) => maskEmail(mem_email)).join(', ');
};

/** Mailboxes per request: one name and number mean no more than a family. */
const mostRecipients = 3;

/**
 * With a confirmed mailbox; without any only the first to join, because anybody can join with strangers' addresses
 * under one name and number.
 */
const recipientsOf = <Member extends { readonly email_confirmed_at?: Date | null; readonly reg_date: Date }>(
  meant: readonly Member[],
): readonly Member[] => {
  const byAge = [...meant].sort((a, b) => a.reg_date.getTime() - b.reg_date.getTime());
  const confirmed = byAge.filter(({ email_confirmed_at }) => email_confirmed_at);
  return confirmed.length > 0 ? confirmed.slice(0, mostRecipients) : byAge.slice(0, 1);
};

export const mailHelp = async (
  context: SignInContext,
  { mem_id, help, lan_tp }: { mem_id: string; help: 'email' | 'password'; lan_tp: LanTp },
  /** Makes a repeat known. */
  id: string,
): Promise<void> => {
  const { mem_email = '' } = (await findMember(context.members, mem_id)) ?? {};
  if (mem_email === '') return;
  const to = { to: mem_email, lan_tp };
  if (help === 'email') {
    const loginLink = `${context.config.publicOrigin}${href('login', { lan_tp })}`;
    return context.mail.send({
      ...accountMail('email-found', to, { email: mem_email, link: loginLink }),
      id,
    });
  }
  const { link, minutes } = await newLink(context, mem_id, 'password', lan_tp);
  await context.mail.send({ ...accountMail('password-link', to, { link, minutes }), id });
};
