import type { WaitingKind } from '@narae/contracts';

export interface QueueAddress {
  readonly kind: WaitingKind;
  readonly target_id: string;
}

export const queueKey = ({ kind, target_id }: QueueAddress): string => `${kind} ${target_id}`;
