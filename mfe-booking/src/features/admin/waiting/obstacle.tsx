import type { WaitingQueue } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';

/** Why nobody of a queue is offered anything right now, in a sentence. */
export function Obstacle({ queue }: { readonly queue: WaitingQueue }): ReactNode {
  const t = useT('bookingAdmin');
  const { obstacle, left, next_needs: needs } = queue;
  return t(`wl_why_${obstacle ?? 'none'}`, { left, needs });
}
