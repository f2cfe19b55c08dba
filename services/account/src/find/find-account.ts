import { randomBytes } from 'node:crypto';
import type { FindForm, LanTp } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import { storedTels } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import { hashToken } from '../keys/tokens.ts';
import type { StoredMember } from '../shared/member.model.ts';
import { findByTel } from '../shared/member.queries.ts';
import { countTry } from '../throttle/count-try.ts';
import { limits } from '../throttle/limits.rules.ts';
import { emailMail, passwordMail } from './find-mails.ts';
import { maskEmail } from './mask-email.rules.ts';
import { insertReset } from './password-reset.queries.ts';

const linkMinutes = 10;

const sameName = (one: string, other: string): boolean =>
  one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();

const membersLike = async ({ members }: AccountContext, form: FindForm): Promise<StoredMember[]> => {
  const rows = await findByTel(members, storedTels(form.mem_tel));
  return rows.filter((member) => sameName(member.mem_nm, form.mem_nm));
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
  caller: { ip: string; lanTp: LanTp },
): Promise<string> => {
  await countTry(context, limits.findPerIp, caller.ip);
  await countTry(context, limits.findPerTel, form.mem_tel);
  const known = await membersLike(context, form);
  const meant = form.type === 'idchk' ? known : known.filter(({ mem_email }) => mem_email === form.mem_email);
  if (meant.length === 0) {
    throw new DomainError(form.type === 'idchk' ? 'find_email_fail' : 'find_password_fail');
  }
  for (const member of meant) {
    const mail =
      form.type === 'idchk'
        ? emailMail(member.mem_email, caller.lanTp)
        : passwordMail(
            member.mem_email,
            await newLink(context, member, caller.lanTp),
            linkMinutes,
            caller.lanTp,
          );
    await context.mail.send(mail);
  }
  return meant.map(({ mem_email }) => maskEmail(mem_email)).join(', ');
};
