import { memberChangedV1 } from '@narae/events';
import { consumeWithInbox } from '@narae/service-kit';
import type { DeskContext } from './context.ts';
import { endLockedSessions } from './members/members.ts';

/** A locked member is signed out everywhere (ACCOUNT-23). */
export const consumeLocks = (context: DeskContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: 'account-locks',
    events: [memberChangedV1],
    concerns: ({ kind }) => kind === 'locked',
    handle: (_event, { mem_id }) => endLockedSessions(context, mem_id),
  });
