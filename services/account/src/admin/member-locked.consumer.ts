import { memberChangedV1 } from '@narae/events';
import { consumeWithInbox } from '@narae/service-kit';
import type { AccountContext } from '../context.ts';
import { endSessionsOf } from '../sessions/end-session.ts';
import { findMember } from '../shared/member.queries.ts';

/** Ends the sessions of a locked member also where the process that locked them stopped half-way, or one opened meanwhile. */
export const consumeLocks = (context: AccountContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: 'account-locks',
    events: [memberChangedV1],
    handle: async (_event, { mem_id, kind }) => {
      if (kind !== 'locked') return;
      const member = await findMember(context.members, mem_id);
      if (member?.state === 'locked') await endSessionsOf(context, mem_id, 'locked');
    },
  });
