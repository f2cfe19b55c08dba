import { z } from 'zod';

/** What every event of an entry of the waiting list carries. */
export const waitingFacts = z.strictObject({
  waiting_id: z.string(),
  kind: z.enum(['seats', 'places', 'opening']),
  /** prod_id of `seats` and `opening`, event_id of `places`. */
  target_id: z.string(),
  mem_id: z.string(),
});
