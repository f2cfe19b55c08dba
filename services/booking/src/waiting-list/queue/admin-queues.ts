import type { LanTp, QueuedParty, WaitingKind, WaitingQueue } from '@narae/contracts';
import type { WaitingListContext } from '../context.ts';
import { findQueues } from './queue-figures.queries.ts';
import { queueLedgers } from '../entries/queue-ledger.ts';
import type { QueueAddress } from '../entries/queue.rules.ts';
import { targetsOf } from './queue-target.ts';
import { findParties } from '../entries/waiting.queries.ts';
import { partyView, queueView } from './waiting.view.ts';
import { adminEntry } from '../../kernel/index.ts';
import { endEntries } from './serve-queue.ts';

const pageSize = 200;

/** With the reason why nothing is offered, next departure first (SEAT-7). */
export const showQueues = async (
  context: WaitingListContext,
  kind: WaitingKind | undefined,
  lanTp: LanTp,
): Promise<WaitingQueue[]> => {
  const shown: WaitingQueue[] = [];
  const queues = await findQueues(context.waiting, kind);
  const targetOf = await targetsOf(context, queues);
  for (const queue of queues) {
    const target = targetOf(queue);
    if (!target) continue;
    const { left } = await queueLedgers[queue.kind].read(context, queue.target_id);
    shown.push(queueView(queue, target, left, lanTp));
  }
  return shown.sort((a, b) => a.ymd_format.localeCompare(b.ymd_format));
};

/** In their order. @param after the last party of the page before */
export const showParties = async (
  context: WaitingListContext,
  queue: QueueAddress,
  { over, after }: { readonly over: boolean; readonly after: string | undefined },
): Promise<QueuedParty[]> =>
  (await findParties(context.waiting, queue, { over, after, limit: pageSize })).map(partyView);

/** By prod_id; missing where nobody waits. */
export const partiesWaitingForSeats = async ({
  waiting,
}: Pick<WaitingListContext, 'waiting'>): Promise<ReadonlyMap<string, number>> =>
  new Map((await findQueues(waiting, 'seats')).map(({ target_id, parties }) => [target_id, parties]));

/**
 * Tells everybody who waits; running offers stay (SEAT-7). Audited first, whatever becomes of it.
 * @returns how many parties
 */
export const endQueue = async (
  context: WaitingListContext,
  queue: QueueAddress,
  by: string,
): Promise<number> => {
  const entry = adminEntry(context, {
    by,
    action: 'waiting-list-ended',
    kind: 'waiting-list',
    id: queue.target_id,
    changes: [{ field: 'kind', from: queue.kind, to: '' }],
  });
  await context.auditLog.add(entry);
  return endEntries(context, queue, 'end');
};
