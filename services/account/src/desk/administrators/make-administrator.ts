import { Email, PersonName, roleOf, type AdminRole } from '@narae/contracts';
import type { AccountContext } from '../../context.ts';
import { insertNewMember } from '../../sign-up/add-member.ts';
import { newLink } from '../../mail/mailed-links.ts';
import { findByEmail } from '../../kernel/member.queries.ts';

type Making = Pick<AccountContext, 'store' | 'members' | 'mailedLinks' | 'relay' | 'now'> & {
  readonly config: Pick<AccountContext['config'], 'publicOrigin'>;
};

const passwordLink = async (context: Making, mem_id: string): Promise<string> => {
  const { link, minutes } = await newLink(context, mem_id, 'password', 'ENG');
  return `Open this link within ${minutes} minutes to set the password; it works once:\n${link}`;
};

/**
 * Joins an administrator who has no account yet (ACCOUNT-13). The operator answers for the address, so it counts as
 * confirmed; the password is set by a link, because a command line is kept in histories. Repeated for somebody who has set
 * none yet, it prints a new link.
 * @returns what to print
 * @throws Error with what to do
 */
export const makeAdministrator = async (
  context: Making,
  address: string,
  role: AdminRole,
  name: string,
): Promise<string> => {
  const mem_email = Email.safeParse(address).data;
  if (mem_email === undefined) throw new Error(`${address} is no e-mail address`);
  const known = await findByEmail(context.members, mem_email);
  if (known && (known.mem_pwd !== '' || roleOf(known) !== role))
    throw new Error(`${mem_email} is a member already: npm run administrators -- give ${mem_email} ${role}`);
  if (known) return passwordLink(context, known.mem_id);
  const mem_nm = PersonName.safeParse(name).data;
  if (mem_nm === undefined)
    throw new Error('A name is needed behind the role, such as: make bora@narae.example booking Bora Kim');
  const mem_id = await insertNewMember(
    context,
    { mem_nm, mem_email, mem_tel: '', mem_pwd: '' },
    { admin_yn: 'Y', admin_role: role, email_confirmed_at: context.now() },
  );
  return `${mem_id} ${mem_email}: ${role}.\n${await passwordLink(context, mem_id)}`;
};
