import type { WaitingKind } from '@narae/contracts';

/** Which queue. */
export interface QueueAddress {
  readonly kind: WaitingKind;
  readonly target_id: string;
}

/** Names a queue in a map. */
export const queueKey = ({ kind, target_id }: QueueAddress): string => `${kind} ${target_id}`;
