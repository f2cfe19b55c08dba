import { randomUUID } from 'node:crypto';
import type { LanTp, MemberExport } from '@narae/contracts';
import { DomainError, isDuplicateKey, type AuthUser } from '@narae/service-kit';
import { memberChange } from '../../kernel/index.ts';
import { type Caller, requireProof } from '../../sessions/index.ts';
import type { LeavingContext } from '../context.ts';
import {
  addExport,
  changeExport,
  exportsOf,
  findExport,
  newestExportOf,
  removeExport,
  type StoredExport,
} from './member-export.model.ts';

/** @throws DomainError export_running, export_unconfirmed, rate_limited; those of `requireProof` (ACCOUNT-40) */
export const requestExport = async (
  context: LeavingContext,
  user: AuthUser,
  { caller, mem_password, lan_tp }: { caller: Caller; mem_password: string | undefined; lan_tp: LanTp },
): Promise<void> => {
  const { mem_id, email_confirmed_at } = await requireProof(context, user, caller, mem_password);
  if (!email_confirmed_at) throw new DomainError('export_unconfirmed');
  if ((await newestExportOf(context.exports, mem_id))?.open) throw new DomainError('export_running');
  await context.limiter.count('exports', mem_id);
  const now = context.now();
  const outbox = [memberChange('export_asked', { mem_id, version: 1, sid: user.sid })];
  try {
    await addExport(context.exports, {
      export_id: randomUUID(),
      mem_id,
      lan_tp,
      state: 'waiting',
      open: true,
      asked_at: now,
      check_at: now,
      version: 1,
      outbox,
    });
  } catch (error) {
    if (isDuplicateKey(error)) throw new DomainError('export_running');
    throw error;
  }
  context.relay.nudge();
  context.exportsDue.nudge();
};

export const showExport = async (
  { exports }: Pick<LeavingContext, 'exports'>,
  mem_id: string,
): Promise<MemberExport | null> => {
  const found = await newestExportOf(exports, mem_id);
  if (!found) return null;
  const { state, asked_at, until, size } = found;
  return {
    state,
    asked_at: asked_at.toISOString(),
    until: (state === 'ready' && until?.toISOString()) || null,
    size,
  };
};

type Context = Pick<LeavingContext, 'exports' | 'vault'>;

const deleteParts = async ({ vault }: Context, parts: readonly string[]): Promise<void> => {
  for (const part of parts) await vault.delete(part);
};

/** Deletes the stored file, so that it can be made anew. @returns null where the export changed meanwhile */
export const emptyExport = async (
  context: Context,
  memberExport: StoredExport,
  set: Partial<StoredExport> = {},
): Promise<StoredExport | null> => {
  const { parts = [] } = (await findExport(context.exports, memberExport.export_id)) ?? {};
  await deleteParts(context, parts);
  return changeExport(context.exports, memberExport, { ...set, parts: [], size: 0 });
};

export const dropExport = async (
  context: Context,
  { export_id }: Pick<StoredExport, 'export_id'>,
): Promise<void> => {
  const found = await findExport(context.exports, export_id);
  await deleteParts(context, found?.parts ?? []);
  await removeExport(context.exports, export_id);
};

/** Called when a member has left (ACCOUNT-11). */
export const forgetExports = async (context: Context, mem_id: string): Promise<void> => {
  for (const memberExport of await exportsOf(context.exports, mem_id))
    await dropExport(context, memberExport);
};
