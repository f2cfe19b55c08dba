import { adminRoles, isAdminRole, roleOf } from '@narae/contracts';
import type { Connection } from 'mongoose';
import { accountStore } from '../context.ts';
import { findAdministrators } from '../shared/member.queries.ts';
import { changeRole } from './change-role.ts';

export const administratorsUsage = `Usage:
  npm run administrators -- list
  npm run administrators -- give <e-mail> <role>     role: ${adminRoles.join(', ')}
  npm run administrators -- take <e-mail>`;

/**
 * The operator's command on account's store (ACCOUNT-13). @returns what to print
 * @throws Error with what to do
 */
export const runAdministratorsCommand = async (
  store: Connection,
  [command, mem_email = '', role]: readonly string[],
): Promise<string> => {
  // The running service publishes the ends of sessions, or the next one that starts.
  const context = { ...accountStore(store), now: () => new Date(), relay: { nudge: () => undefined } };
  if (command === 'list') {
    const rows = await findAdministrators(context.members);
    return (
      rows.map((one) => [one.mem_id, roleOf(one), one.mem_email].join('  ')).join('\n') || 'There are none.'
    );
  }
  if (command === 'give' && mem_email && isAdminRole(role)) {
    const { mem_id, before } = await changeRole(context, mem_email, role);
    return `${mem_id} ${mem_email}: ${before ?? 'no role'} before, ${role} now.`;
  }
  if (command === 'take' && mem_email && role === undefined) {
    const { mem_id, before } = await changeRole(context, mem_email, null);
    return `${mem_id} ${mem_email}: ${before ?? 'no role'} before, none now; signed out everywhere.`;
  }
  throw new Error(administratorsUsage);
};
