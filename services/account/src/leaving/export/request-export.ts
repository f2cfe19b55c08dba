import { randomUUID } from 'node:crypto';
import type { LanTp, MemberExport } from '@narae/contracts';
import { DomainError, isDuplicateKey, type AuthUser } from '@narae/service-kit';
import { memberChange } from '../../kernel/member-change.events.ts';
import type { AccountContext } from '../../context.ts';
import type { Caller } from '../../sessions/devices/caller.ts';
import { requireProof } from '../../sessions/require-proof.ts';
import { addExport, newestExportOf } from './member-export.queries.ts';

/**
 * Asks for a copy of everything about a member; it is made in the background (ACCOUNT-40).
 * @throws DomainError export_running, export_unconfirmed, rate_limited; those of `requireProof`
 */
export const requestExport = async (
  context: AccountContext,
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

/** How a member's newest export stands; null where there is none. */
export const showExport = async (
  { exports }: Pick<AccountContext, 'exports'>,
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
