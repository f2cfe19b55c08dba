import type { FindForm, LanTp } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import { storedTels } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import type { Caller } from '../devices/caller.ts';
import { guardGuess, whoGuesses, type Guard } from '../devices/guarded-guess.ts';
import { limits } from '../domain/limits.rules.ts';
import { maskEmail } from '../domain/mask-email.rules.ts';
import { newLinkToken } from '../shared/mailed-link.ts';
import type { StoredMember } from '../shared/member.model.ts';
import { findByTel } from '../shared/member.queries.ts';
import { emailMail, passwordMail } from './find-mails.ts';
import { recipientsOf } from './recipients.rules.ts';

const linkMinutes = 10;

const sameName = (one: string, other: string): boolean =>
  one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();

const isMeant = (member: StoredMember, { type, mem_nm, mem_email }: FindForm): boolean =>
  sameName(member.mem_nm, mem_nm) && (type === 'idchk' || member.mem_email === mem_email);

const guard: Guard = {
  own: limits.find,
  perAccount: limits.findPerTel,
  perNetwork: limits.findPerNetwork,
};

/** The token stands behind #, which browsers send to no server and write into no log. */
const newLink = async (context: AccountContext, member: StoredMember, lanTp: LanTp): Promise<string> => {
  const token = await newLinkToken(context, member.mem_id, 'password', linkMinutes);
  return `${context.config.publicOrigin}${href('login', { lan_tp: lanTp })}#reset=${token}`;
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
  for (const member of recipients) {
    const mail =
      form.type === 'idchk'
        ? emailMail(member.mem_email, lanTp)
        : passwordMail(member.mem_email, await newLink(context, member, lanTp), linkMinutes, lanTp);
    await context.mail.send(mail);
  }
  return recipients.map(({ mem_email }) => maskEmail(mem_email)).join(', ');
};
