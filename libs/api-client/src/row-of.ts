import type { CallRow } from '@narae/contracts/call-row';
import { callTable } from '@narae/contracts/call-table';
import { settings } from './client-settings.ts';

/**
 * Where a call goes. The client is the shell's; a remote that is newer than it brings the rows the shell does not know.
 * @throws Error where nobody knows the call
 */
export async function rowOf(name: string): Promise<CallRow> {
  const row = Object.hasOwn(callTable, name)
    ? callTable[name as keyof typeof callTable]
    : await settings.findCall(name);
  if (!row) throw new Error(`no table names the call ${name}`);
  return row;
}
