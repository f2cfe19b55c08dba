import type { FindForm, LanTp } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import { maskEmail, storedTels } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import type { Caller } from '../devices/caller.ts';
import { guardGuess, whoGuesses, type Guard } from '../devices/guarded-guess.ts';
import { limits } from '../domain/limits.rules.ts';
import { newLink } from '../shared/mailed-link.ts';
import type { StoredMember } from '../shared/member.model.ts';
import { findByTel } from '../shared/member.queries.ts';
import { emailMail, passwordMail } from './find-mails.ts';
import { recipientsOf } from './recipients.rules.ts';

const sameName = (one: string, other: string): boolean =>
  one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();

/** Who came by a provider may have no address (ACCOUNT-10): there is nowhere to send help to. */
const isMeant = (member: StoredMember, { type, mem_nm, mem_email }: FindForm): boolean =>
  member.mem_email !== '' &&
  sameName(member.mem_nm, mem_nm) &&
  (type === 'idchk' || member.mem_email === mem_email);

const guard: Guard = {
  own: limits.find,
  perAccount: limits.findPerTel,
  perNetwork: limits.findPerNetwork,
};

const mailHelp = async (
  context: AccountContext,
  type: FindForm['type'],
  { mem_id, mem_email }: StoredMember,
  lanTp: LanTp,
): Promise<void> => {
  const { publicOrigin } = context.config;
  if (type === 'idchk') {
    const loginLink = `${publicOrigin}${href('login', { lan_tp: lanTp })}`;
    return context.mail.send(emailMail(mem_email, loginLink, lanTp));
  }
  const { link, minutes } = await newLink(context, mem_id, 'password', lanTp);
  await context.mail.send(passwordMail(mem_email, link, minutes, lanTp));
};

/**
 * Helps a member who forgot the e-mail or the password (ACCOUNT-7): the whole address, or a
 * link that works once, goes to the member's own mailbox; the page learns only where it went.
 * @returns the masked addresses
 * @throws DomainError find_email_fail, find_password_fail, rate_limited
 */
export const findAccount = async (
  context: AccountContext,
  form: FindForm,
  caller: Caller,
  lanTp: LanTp,
): Promise<string> => {
  const known = await findByTel(context.members, storedTels(form.mem_tel));
  const guesser = { caller, account: form.mem_tel, memIds: known.map(({ mem_id }) => mem_id) };
  const takeBack = await guardGuess(context, guard, guesser);
  const recipients = recipientsOf(known.filter((member) => isMeant(member, form)));
  if (recipients.length === 0) {
    throw new DomainError(form.type === 'idchk' ? 'find_email_fail' : 'find_password_fail');
  }
  await takeBack();
  await context.limiter.count(limits.recipientsPerCaller, whoGuesses(guesser), recipients.length);
  for (const { mem_email } of recipients) await context.limiter.count(limits.mailsPerMailbox, mem_email);
  for (const member of recipients) await mailHelp(context, form.type, member, lanTp);
  return recipients.map(({ mem_email }) => maskEmail(mem_email)).join(', ');
};
