import type { WaitingKind } from '@narae/contracts';
import { adminLink } from '../admin-link.ts';

/** Which queue. */
export interface QueueAddress {
  readonly kind: WaitingKind;
  readonly target_id: string;
}

const kinds: readonly WaitingKind[] = ['seats', 'places', 'opening'];

/** Where a queue is; one `id` of the address names it. */
export const queueLink = ({ kind, target_id }: QueueAddress): string =>
  adminLink('waiting', { id: `${kind}-${target_id}` });

/** The queue of an address; null where it names none. */
export const readQueue = (id: string | null): QueueAddress | null => {
  const kind = kinds.find((one) => id?.startsWith(`${one}-`));
  return kind && id ? { kind, target_id: id.slice(kind.length + 1) } : null;
};
