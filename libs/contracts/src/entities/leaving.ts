import { z } from 'zod';

/** A paid trip that is not over: nobody leaves while there is one (ACCOUNT-11). */
export const TripAhead = z.object({
  order_id: z.string(),
  title: z.string(),
  /** YYYY-MM-DD in Asia/Seoul. */
  start_day: z.string(),
  last_day: z.string(),
});
export type TripAhead = z.infer<typeof TripAhead>;

const Count = z.int().min(0);

/** What booking does with a member's data when they leave (ACCOUNT-11). */
export const LeavePreviewBooking = z.object({
  trips: z.array(TripAhead),
  /** Rows of the cart and unpaid orders, which end. */
  cart_cnt: Count,
  /** Reservations of events, entries of waiting lists and open requests for custom trips, which end. */
  reservation_cnt: Count,
  waiting_cnt: Count,
  custom_cnt: Count,
  /** Pictures of papers and saved travellers, which are deleted. */
  papers_cnt: Count,
  companion_cnt: Count,
  /** Paid orders, of which amounts stay without people. */
  order_cnt: Count,
  /** Until when they stay, YYYY-MM-DD; null where there is none (DOC-9). */
  kept_until: z.string().nullable(),
});
export type LeavePreviewBooking = z.infer<typeof LeavePreviewBooking>;

/** What stands in the way of leaving (ACCOUNT-11). */
export const LeavePreview = z.object({
  /** Paid trips that are not over, as account knows of them; booking names them. */
  trips: z.array(TripAhead.pick({ order_id: true, last_day: true })),
  /** Nobody else could run the shop. */
  last_owner: z.boolean(),
  /** Whether the caller has to show once more who they are, and whether a password does it (ACCOUNT-24). */
  prove: z.boolean(),
  password: z.boolean(),
});
export type LeavePreview = z.infer<typeof LeavePreview>;
