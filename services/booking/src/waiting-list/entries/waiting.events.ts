import {
  waitingEndedV1,
  waitingJoinedV1,
  waitingLeftV1,
  waitingOfferedV1,
  waitingOpenedV1,
  waitingRanOutV1,
  waitingRecalledV1,
  waitingTakenV1,
} from '@narae/events';
import { raise, type OutboxEntry } from '@narae/service-kit';
import type { WaitingEntry } from './waiting.model.ts';
import type { WaitingAction } from './waiting-state.rules.ts';

const definitions = {
  join: waitingJoinedV1,
  offer: waitingOfferedV1,
  take: waitingTakenV1,
  leave: waitingLeftV1,
  'run-out': waitingRanOutV1,
  recall: waitingRecalledV1,
  open: waitingOpenedV1,
  end: waitingEndedV1,
} as const satisfies Record<WaitingAction | 'join', unknown>;

/** The event of an entry. @param version of the entry after the change */
export const waitingEvent = (
  what: keyof typeof definitions,
  { waiting_id, kind, target_id, mem_id }: Pick<WaitingEntry, 'waiting_id' | 'kind' | 'target_id' | 'mem_id'>,
  version: number,
): OutboxEntry =>
  raise(definitions[what], {
    aggregateId: waiting_id,
    version,
    data: { waiting_id, kind, target_id, mem_id },
  });
