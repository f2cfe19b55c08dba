import type { LanTp, WaitingEntry as WaitingEntryView, WaitingKind } from '@narae/contracts';
import type { BookingContext } from '../context.ts';
import { countAhead } from './queue-figures.queries.ts';
import { queueKey } from './queue.rules.ts';
import { findTargets, type QueueTarget } from './queue-target.ts';
import type { WaitingEntry } from './waiting.model.ts';
import { findEntriesOf } from './waiting.queries.ts';
import { waitingView } from './waiting.view.ts';

/** Entries of a member that are shown at most; those that are open come first. */
const shown = 50;

const nobody = { parties: 0, seats: 0 };

const targetsOf = async (
  context: BookingContext,
  entries: readonly WaitingEntry[],
): Promise<Map<string, QueueTarget>> => {
  const targets = new Map<string, QueueTarget>();
  const kinds = new Set<WaitingKind>(entries.map(({ kind }) => kind));
  for (const kind of kinds) {
    const ids = entries.flatMap((entry) => (entry.kind === kind ? [entry.target_id] : []));
    for (const target of await findTargets(context, kind, ids))
      targets.set(queueKey({ kind, target_id: target.target_id }), target);
  }
  return targets;
};

/** A member's entries: those that wait or are offered first, then what was over lately, the newest first (SEAT-7). */
export const listMyWaiting = async (
  context: BookingContext,
  { mem_id, lanTp }: { readonly mem_id: string; readonly lanTp: LanTp },
): Promise<WaitingEntryView[]> => {
  const found = await findEntriesOf(context.waiting, mem_id, shown);
  const targets = await targetsOf(context, found);
  const now = context.now();
  const views = await Promise.all(
    found.map(async (entry) => {
      const target = targets.get(queueKey(entry));
      if (!target) return [];
      const waits = entry.state === 'waiting' && entry.kind !== 'opening';
      const ahead = waits ? await countAhead(context.waiting, entry) : nobody;
      return [waitingView(entry, target, { ahead, lanTp, now })];
    }),
  );
  return views.flat();
};
