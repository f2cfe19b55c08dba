import { randomBytes } from 'node:crypto';
import type { FindForm, LanTp } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import { storedTels } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import type { Caller } from '../devices/caller.ts';
import { guardGuess, type Guard } from '../devices/guarded-guess.ts';
import { limits } from '../domain/limits.rules.ts';
import { hashToken } from '../keys/tokens.ts';
import type { StoredMember } from '../shared/member.model.ts';
import { findByTel } from '../shared/member.queries.ts';
import { emailMail, passwordMail } from './find-mails.ts';
import { maskEmail } from './mask-email.rules.ts';
import { insertReset } from './password-reset.queries.ts';

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
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(context.now().getTime() + linkMinutes * 60_000);
  const reset = { _id: hashToken(token), mem_id: member.mem_id, expires_at };
  await insertReset(context.passwordResets, reset);
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
  const takeBack = await guardGuess(context, guard, {
    caller,
    account: form.mem_tel,
    memIds: known.map(({ mem_id }) => mem_id),
  });
  const meant = known.filter((member) => isMeant(member, form));
  if (meant.length === 0) {
    throw new DomainError(form.type === 'idchk' ? 'find_email_fail' : 'find_password_fail');
  }
  await takeBack();
  for (const member of meant) {
    await context.limiter.count(limits.mailsPerMailbox, member.mem_email);
    const mail =
      form.type === 'idchk'
        ? emailMail(member.mem_email, lanTp)
        : passwordMail(member.mem_email, await newLink(context, member, lanTp), linkMinutes, lanTp);
    await context.mail.send(mail);
  }
  return meant.map(({ mem_email }) => maskEmail(mem_email)).join(', ');
};
