import { adminRoles, isAdminRole, roleOf, type AdminRole } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { Connection } from 'mongoose';
import { resetSecondFactor } from '../../factors/index.ts';
import { findAdministrators, findByEmail, kernelStore, type StoredMember } from '../../kernel/index.ts';
import { mailStore } from '../../mail/index.ts';
import { sessionsStore } from '../../sessions/index.ts';
import type { DeskContext } from '../context.ts';
import { changeRole, makeAdministrator } from './roles.ts';

export const administratorsUsage = `Usage:
  npm run administrators -- list
  npm run administrators -- make <e-mail> <role> <name>   joins somebody new, and prints the link to set a password
  npm run administrators -- give <e-mail> <role>          role: ${adminRoles.join(', ')}
  npm run administrators -- take <e-mail>
  npm run administrators -- reset-second-factor <e-mail>  of somebody who lost it, and whom you know to be them`;

/** The running service publishes what the command writes, or the next one that starts. */
const commandContext = (store: Connection) => ({
  ...kernelStore(store),
  ...mailStore(store),
  ...sessionsStore(store),
  now: () => new Date(),
  relay: { nudge: () => undefined },
});

const advice = (mem_email: string, error: unknown): unknown => {
  if (!(error instanceof DomainError)) return error;
  if (error.key === 'role_mailbox_unconfirmed')
    return new Error(`${mem_email} has not confirmed the mailbox yet, so it may be somebody else's account`);
  if (error.key === 'member_decided')
    return new Error(`${mem_email} has no second factor that could be reset`);
  if (error.key === 'last_owner_stays') return new Error('The shop needs an owner: make another one first');
  return error;
};

type Command = Pick<DeskContext, 'members' | 'ownerReleases' | 'sessions' | 'relay' | 'now'>;

const memberAt = async ({ members }: Command, mem_email: string): Promise<StoredMember> => {
  const member = await findByEmail(members, mem_email.trim().toLowerCase());
  if (!member) throw new Error(`No member has the address ${mem_email}`);
  return member;
};

const takeSecondFactor = async (context: Command, mem_email: string): Promise<string> => {
  const { mem_id } = await memberAt(context, mem_email);
  try {
    await resetSecondFactor(context, { mem_id, by: null, reason: 'other' });
    return `${mem_id} ${mem_email}: sets up a new second factor on entering the back office; signed out everywhere.`;
  } catch (error) {
    throw advice(mem_email, error);
  }
};

const setRole = async (context: Command, mem_email: string, role: AdminRole | null): Promise<string> => {
  const { mem_id } = await memberAt(context, mem_email);
  try {
    const before = await changeRole(context, { mem_id, role, by: null });
    const now = role ? `${role} now` : 'none now; signed out everywhere';
    return `${mem_id} ${mem_email}: ${before ?? 'no role'} before, ${now}.`;
  } catch (error) {
    throw advice(mem_email, error);
  }
};

/** The operator's command on account's store (ACCOUNT-13). @returns what to print @throws Error with what to do */
export const runAdministratorsCommand = async (
  store: Connection,
  [command, mem_email = '', role, ...name]: readonly string[],
  publicOrigin: () => string,
): Promise<string> => {
  const context = commandContext(store);
  if (command === 'list') {
    const rows = await findAdministrators(context.members);
    return (
      rows.map((row) => [row.mem_id, roleOf(row), row.mem_email].join('  ')).join('\n') || 'There are none.'
    );
  }
  if (command === 'make' && isAdminRole(role))
    return makeAdministrator(
      { ...context, config: { publicOrigin: publicOrigin() } },
      mem_email,
      role,
      name.join(' '),
    );
  if (command === 'give' && mem_email && isAdminRole(role)) return setRole(context, mem_email, role);
  if (command === 'take' && mem_email && role === undefined) return setRole(context, mem_email, null);
  if (command === 'reset-second-factor' && mem_email && role === undefined)
    return takeSecondFactor(context, mem_email);
  throw new Error(administratorsUsage);
};
