import { z } from 'zod';
import { Id, Yn, Times } from '../../primitives.ts';
import { PartyCounts } from './cart.ts';
import { MOST_EVENT_PEOPLE } from './limits.ts';

/** `seats` of a product, `places` of an event, or a product's `opening`, which the member is only told (SEAT-7). */
export const WaitingKind = z.enum(['seats', 'places', 'opening']);
export type WaitingKind = z.infer<typeof WaitingKind>;

/** Where an entry of the waiting list stands; all but the first two are over. */
export const WaitingState = z.enum([
  'waiting',
  'offered',
  'taken',
  'declined',
  'ran-out',
  'left',
  'opened',
  'ended',
]);
export type WaitingState = z.infer<typeof WaitingState>;

export const waitingTarget = {
  kind: WaitingKind,
  /** prod_id of `seats` and `opening`, event_id of `places`. */
  target_id: Id,
};

/** How many people: by category for a product's seats, by number for an event's places, neither for an opening. */
export const waitingParty = {
  counts: PartyCounts.strict().optional(),
  event_cnt: z.int().min(0).max(MOST_EVENT_PEOPLE).optional(),
};

export const WaitingEntry = z.object({
  waiting_id: Id,
  ...waitingTarget,
  ...waitingParty,
  title: z.string(),
  /** Departure or event day, YYYY-MM-DD in Asia/Seoul. */
  ymd_format: z.string(),
  start_time: Times.shape.start_time,
  file_path: z.string(),
  file_name: z.string(),
  state: WaitingState,
  seats: z.int().min(0),
  joined_at: z.string(),
  /** While it is offered. */
  offer_ends_at: z.string().nullable(),
  /** Parties that joined before and are still waiting, and the seats they need; 0 unless it is waiting. */
  parties_ahead: z.int().min(0),
  seats_ahead: z.int().min(0),
  /** Offers are mailed only where the mailbox was confirmed when joining. */
  mail_yn: Yn,
});
export type WaitingEntry = z.infer<typeof WaitingEntry>;

export const WaitingObstacle = z.enum([
  'nobody-waits',
  'none-left',
  /** Some are free, and no party that waits is as small. */
  'too-few-left',
  /** Closed, in preparation or hidden: the queue waits. */
  'not-on-sale',
  /** The trip has left or registration has ended: the queue is over. */
  'sale-ended',
]);
export type WaitingObstacle = z.infer<typeof WaitingObstacle>;

export const WaitingQueue = z.object({
  ...waitingTarget,
  title: z.string(),
  ymd_format: z.string(),
  start_time: Times.shape.start_time,
  parties: z.int().min(0),
  seats: z.int().min(0),
  offers: z.int().min(0),
  /** Seats or places left for anybody. */
  left: z.int().min(0),
  next_needs: z.int().min(0),
  /** Null while the next offer is on its way. */
  obstacle: WaitingObstacle.nullable(),
});
export type WaitingQueue = z.infer<typeof WaitingQueue>;

export const QueuedParty = z.object({
  waiting_id: Id,
  mem_id: Id,
  state: WaitingState,
  seats: z.int().min(0),
  joined_at: z.string(),
  offer_ends_at: z.string().nullable(),
  ended_at: z.string().nullable(),
});
export type QueuedParty = z.infer<typeof QueuedParty>;
