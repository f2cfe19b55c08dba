import type { FindForm, LanTp } from '@narae/contracts';
import { memberHelpAskedV1 } from '@narae/events';
import { maskEmail, storedTels } from '@narae/rules';
import { DomainError, raise } from '@narae/service-kit';
import type { AccountContext } from '../../context.ts';
import type { Caller } from '../../sessions/devices/caller.ts';
import { guardGuess, whoGuesses, type Guard } from '../../sessions/devices/guarded-guess.ts';
import { changeMember } from '../../kernel/change-member.ts';
import type { StoredMember } from '../../kernel/member.model.ts';
import { findByTel } from '../../kernel/member.queries.ts';
import { recipientsOf } from './recipients.rules.ts';

const sameName = (one: string, other: string): boolean =>
  one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();

/** Who came by a provider may have no address (ACCOUNT-10): there is nowhere to send help to. */
const isMeant = (member: StoredMember, { type, mem_nm, mem_email }: FindForm): boolean =>
  member.mem_email !== '' &&
  sameName(member.mem_nm, mem_nm) &&
  (type === 'idchk' || member.mem_email === mem_email);

const guard: Guard = {
  own: 'find',
  perAccount: 'find-tel',
  perNetwork: 'find-ip',
};

/** Has help mailed once the answer is out: how long it takes tells nothing, and a mail server that is away fails nobody. */
const askHelp = async (
  context: AccountContext,
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
  await context.limiter.count('recipients', whoGuesses(guesser), recipients.length);
  for (const { mem_email } of recipients) await context.limiter.count('mails', mem_email);
  for (const member of recipients) await askHelp(context, form.type, member, lanTp);
  return recipients.map(({ mem_email }) => maskEmail(mem_email)).join(', ');
};
