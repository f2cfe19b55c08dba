import { roleOf, type AdminRole, Email, PersonName } from '@narae/contracts';
import { auditEntry, DomainError } from '@narae/service-kit';
import {
  changeMember,
  findAdministrators,
  findByEmail,
  memberChange,
  releaseOwner,
  type StoredMember,
} from '../../kernel/index.ts';
import { newLink } from '../../mail/index.ts';
import { endSessionsOf, type SessionStore } from '../../sessions/index.ts';
import { insertNewMember } from '../../sign-up/index.ts';
import type { DeskContext } from '../context.ts';

interface RoleAsked {
  readonly mem_id: string;
  readonly role: AdminRole | null;
  /** The role that the decider was shown; left out where none was shown. */
  readonly seen?: AdminRole | null;
  /** mem_id of the owner who decides; null for the operator's command. */
  readonly by: string | null;
}

type Changing = Pick<DeskContext, 'members' | 'ownerReleases'> & SessionStore & Pick<DeskContext, 'relay'>;

const check = async (
  context: Changing,
  member: StoredMember,
  { role, seen, by }: RoleAsked,
): Promise<void> => {
  const had = roleOf(member);
  if (member.mem_id === by) throw new DomainError('own_account');
  if (seen !== undefined && seen !== had) throw new DomainError('member_decided');
  // Anybody can join with an address that is not theirs.
  if (role && !member.email_confirmed_at) throw new DomainError('role_mailbox_unconfirmed');
  if (had === 'owner' && role !== 'owner' && !(await releaseOwner(context, member)))
    throw new DomainError('last_owner_stays');
};

/**
 * A member who had another role is signed out everywhere: tokens would name it for minutes (ACCOUNT-13). A repeat after
 * a crash finishes it. @returns the role before @throws DomainError member_not_found, member_decided, own_account,
 * last_owner_stays, role_mailbox_unconfirmed, version_conflict
 */
export const changeRole = async (context: Changing, command: RoleAsked): Promise<AdminRole | null> => {
  const { mem_id, role, by } = command;
  const changed = await changeMember(context, mem_id, async (member, { version, now }) => {
    await check(context, member, command);
    const had = roleOf(member);
    if (had === role) return null;
    const changes = [{ field: 'role', from: had ?? '', to: role ?? '' }];
    return {
      set: { admin_yn: role ? 'Y' : 'N', admin_role: role },
      events: [memberChange('role_changed', { mem_id, version, by: by === null ? 'operator' : 'admin' })],
      audit: [
        auditEntry(
          { by: by ?? 'operator', action: 'role-changed', kind: 'member', id: mem_id, changes },
          now,
        ),
      ],
    };
  });
  if (!changed) throw new DomainError('member_not_found');
  const had = roleOf(changed.before);
  if (role === null || (had !== null && had !== role)) await endSessionsOf(context, mem_id, 'role_changed');
  return had;
};

export const listAdministrators = async ({
  members,
}: Pick<DeskContext, 'members'>): Promise<{ mem_id: string; mem_nm: string }[]> =>
  (await findAdministrators(members)).map(({ mem_id, mem_nm }) => ({ mem_id, mem_nm }));

type Making = Pick<DeskContext, 'store' | 'members' | 'mailedLinks' | 'relay' | 'now'> & {
  readonly config: Pick<DeskContext['config'], 'publicOrigin'>;
};

const passwordLink = async (context: Making, mem_id: string): Promise<string> => {
  const { link, minutes } = await newLink(context, mem_id, 'password', 'ENG');
  return `Open this link within ${minutes} minutes to set the password; it works once:\n${link}`;
};

/**
 * The operator answers for the address, so it counts as confirmed (ACCOUNT-13). The password is set by a link, because
 * command lines are kept in histories; a repeat prints a new link. @throws Error with what to do
 */
export const makeAdministrator = async (
  context: Making,
  address: string,
  role: AdminRole,
  name: string,
): Promise<string> => {
  const mem_email = Email.safeParse(address).data;
  if (mem_email === undefined) throw new Error(`${address} is no e-mail address`);
  const existing = await findByEmail(context.members, mem_email);
  if (existing && (existing.mem_pwd !== '' || roleOf(existing) !== role))
    throw new Error(`${mem_email} is a member already: npm run administrators -- give ${mem_email} ${role}`);
  if (existing) return passwordLink(context, existing.mem_id);
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
