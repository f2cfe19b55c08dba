import type { WaitingEntry } from '@narae/contracts';
import { waitingMine } from '@narae/contracts/rows';
import { useCall } from '@narae/shell-sdk/query';

/** What one waits for. */
export type WaitingTarget = Pick<WaitingEntry, 'kind' | 'target_id'>;

const isOpen = ({ state }: WaitingEntry): boolean => state === 'waiting' || state === 'offered';

/** The member's own entries, as they are now (SEAT-7). */
export const useWaitingEntries = () => useCall(waitingMine, {}, { live: 'waiting', staleTime: 0 });

/** The member's place in one queue or what they are offered there; undefined where there is none, or nobody is signed in. */
export function useMyEntry({ kind, target_id }: WaitingTarget): WaitingEntry | undefined {
  const { data = [] } = useWaitingEntries();
  return data.find((entry) => isOpen(entry) && entry.kind === kind && entry.target_id === target_id);
}
