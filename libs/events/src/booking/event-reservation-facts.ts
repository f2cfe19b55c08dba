import { z } from 'zod';

/** What every event of a reservation carries. */
export const eventReservationFacts = z.strictObject({
  event_rv_id: z.string(),
  event_id: z.string(),
  mem_id: z.string(),
  /** People, and with them places. */
  event_cnt: z.int().min(0),
});
