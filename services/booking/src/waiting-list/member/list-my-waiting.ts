import type { LanTp, WaitingEntry } from '@narae/contracts';
import type { WaitingListContext } from '../context.ts';
import { countAhead } from '../queue/queue-figures.queries.ts';
import { targetsOf } from '../queue/queue-target.ts';
import { countOpenEntries, findEntriesOf } from '../entries/waiting.queries.ts';
import { waitingView } from '../queue/waiting.view.ts';

/** Most entries shown, open ones first. */
const shown = 50;

const nobody = { parties: 0, seats: 0 };

/** Open entries first, then recent ones, newest first (SEAT-7). */
export const listMyWaiting = async (
  context: WaitingListContext,
  { mem_id, lanTp }: { readonly mem_id: string; readonly lanTp: LanTp },
): Promise<WaitingEntry[]> => {
  const found = await findEntriesOf(context.waiting, mem_id, shown);
  const targetOf = await targetsOf(context, found);
  const now = context.now();
  const views = await Promise.all(
    found.map(async (entry) => {
      const target = targetOf(entry);
      if (!target) return [];
      const waits = entry.state === 'waiting' && entry.kind !== 'opening';
      const ahead = waits ? await countAhead(context.waiting, entry) : nobody;
      return [waitingView(entry, target, { ahead, lanTp, now })];
    }),
  );
  return views.flat();
};

export const countMyWaiting = (
  { waiting }: Pick<WaitingListContext, 'waiting'>,
  mem_id: string,
): Promise<number> => countOpenEntries(waiting, mem_id);

/** For the member's export (ACCOUNT-40). */
export const listWaitingOf = async (
  { waiting }: Pick<WaitingListContext, 'waiting'>,
  mem_id: string,
): Promise<object[]> => {
  const entries: object[] = await findEntriesOf(waiting, mem_id, 0);
  return entries.map((entry) =>
    Object.fromEntries(
      Object.entries(entry).filter(([name]) => !['_id', 'outbox', 'version'].includes(name)),
    ),
  );
};
