import { loadRemote } from '@module-federation/enhanced/runtime';
import type { CallRow } from '@narae/contracts/call-row';
import { remotesInUse } from './releases-in-use.ts';

interface CallsModule {
  readonly callTable: Readonly<Record<string, CallRow>>;
}

/**
 * The row of a call that this shell was built without: a remote that was deployed after it carries the table it was
 * built with, fetched only in this case.
 */
export async function findCall(name: string): Promise<CallRow | undefined> {
  const tables = await Promise.all(
    remotesInUse().map((remote) =>
      loadRemote<CallsModule>(`${remote.replaceAll('-', '_')}/calls`).catch(() => null),
    ),
  );
  return tables.map((module) => module?.callTable[name]).find((row) => row !== undefined);
}
