import type { AccountContext } from '../context.ts';
import { surplusSessionsOf } from './session.queries.ts';
import { endSession } from './end-session.ts';

/**
 * Ends those of a member's sessions that were used longest ago, where a new one makes them more than may be open at once
 * (ACCOUNT-8): nobody is kept out by sessions that they have forgotten.
 */
export const endSurplusSessions = async (
  context: Pick<AccountContext, 'sessions' | 'relay' | 'now' | 'kept'>,
  mem_id: string,
): Promise<void> => {
  const bound = { mem_id, kept: context.kept.sessions };
  for (const sid of await surplusSessionsOf(context.sessions, bound, context.now()))
    await endSession(context, sid, 'surplus');
};
