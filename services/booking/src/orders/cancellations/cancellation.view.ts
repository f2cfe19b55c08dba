import type { OrderCancellation } from '@narae/contracts';
import type { Cancellation } from '../../kernel/index.ts';

/** A request for cancellation as its order's owner and the desk see it. */
export const cancellationView = ({
  cancel_no,
  state,
  cause,
  whole,
  rv_mem_ids,
  reason,
  pct,
  sums,
  asked_at,
  decided_at,
  answer = '',
}: Cancellation): OrderCancellation => ({
  cancel_no,
  state,
  ...(cause && { cause }),
  whole,
  rv_mem_ids,
  reason,
  pct,
  sums,
  asked_at: asked_at.toISOString(),
  decided_at: decided_at?.toISOString() ?? '',
  answer,
});
