import { sessionRevokedV1 } from '@narae/events';
import { ACCESS_TTL_S, raise } from '@narae/service-kit';
import type { StoredSession } from './session.model.ts';
import type { Account } from '../context.ts';

type Reason = Exclude<StoredSession['revoke_reason'], ''>;

/**
 * Ends a session everywhere: its refresh tokens are worth nothing from now on, and the other services reject its
 * access token as soon as they hear of it. Ending it again changes nothing.
 */
export const endSession = async (
  { sessions, nudge, clock }: Pick<Account, 'sessions' | 'nudge' | 'clock'>,
  sid: string,
  reason: Reason,
): Promise<void> => {
  const now = clock();
  for (;;) {
    const session = await sessions
      .findOne({ sid, revoked_at: null }, { mem_id: 1, version: 1 })
      .lean<Pick<StoredSession, 'mem_id' | 'version'>>();
    if (!session) return;
    const version = session.version + 1;
    const news = raise(sessionRevokedV1, {
      aggregateId: sid,
      version,
      data: {
        sid,
        mem_id: session.mem_id,
        expires_at: new Date(now.getTime() + ACCESS_TTL_S * 1000).toISOString(),
      },
    });
    const { modifiedCount } = await sessions.updateOne(
      { sid, revoked_at: null, version: session.version },
      { $set: { revoked_at: now, revoke_reason: reason, version }, $push: { outbox: news } },
    );
    if (modifiedCount === 1) return nudge();
  }
};
