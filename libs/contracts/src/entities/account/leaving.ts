import { z } from 'zod';
import { Moment, Day } from '../../primitives.ts';
import { signInProviderNames } from './activity-kinds.ts';

/** A paid trip that is not over: nobody leaves while there is one (ACCOUNT-11). */
export const TripAhead = z.object({
  order_id: z.string(),
  title: z.string(),
  start_day: Day,
  last_day: z.string(),
});
export type TripAhead = z.infer<typeof TripAhead>;

const Count = z.int().min(0);

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
  /** YYYY-MM-DD; null where nothing is kept (DOC-9). */
  kept_until: z.string().nullable(),
});
export type LeavePreviewBooking = z.infer<typeof LeavePreviewBooking>;

export const LeavePreview = z.object({
  trips: z.array(TripAhead.pick({ order_id: true, last_day: true })),
  /** Nobody else could run the shop. */
  last_owner: z.boolean(),
  /** Whether the caller has to show once more who they are, and whether a password does it (ACCOUNT-24). */
  prove: z.boolean(),
  password: z.boolean(),
});
export type LeavePreview = z.infer<typeof LeavePreview>;

export const JoinPart = z.object({
  /** Unpaid rows of the cart, and paid orders. */
  cart_cnt: Count,
  order_cnt: Count,
  reservation_cnt: Count,
  waiting_cnt: Count,
  custom_cnt: Count,
  companion_cnt: Count,
  paying: z.boolean(),
});
export type JoinPart = z.infer<typeof JoinPart>;

/** What stands in the way of joining, by the error it would be answered with. */
const joinRefusals = ['join_administrator', 'join_closed', 'join_paying'] as const;

/** An account that can be joined to the signed-in one (ACCOUNT-36). */
export const JoinOffer = z.object({
  /** The provider just signed in to with the other account, and the member's name there. */
  provider: z.enum(signInProviderNames),
  label: z.string(),
  /** The other account: its name, its masked address (empty where it has none) and since when it is one. */
  mem_nm: z.string(),
  mem_email: z.string(),
  reg_date: z.iso.datetime(),
  moves: JoinPart.omit({ paying: true }),
  refused: z.enum(joinRefusals).nullable(),
  expires_at: z.iso.datetime(),
  prove: z.boolean(),
  password: z.boolean(),
});
export type JoinOffer = z.infer<typeof JoinOffer>;

/** What booking has of a member, in parts that are asked for one after the other (ACCOUNT-40). */
export const exportSections = [
  'orders',
  'reservations',
  'waiting',
  'custom_trips',
  'companions',
  'drafts',
  'mails',
] as const;
export const ExportSection = z.enum(exportSections);
export type ExportSection = z.infer<typeof ExportSection>;

export const saidSections = [
  'comments',
  'liked_comments',
  'reviews',
  'helpful_reviews',
  'questions',
  'reports',
  'blocks',
] as const;
export const SaidSection = z.enum(saidSections);
export type SaidSection = z.infer<typeof SaidSection>;

export const ExportPart = z.object({
  rows: z.array(z.unknown()),
  files: z.array(z.object({ file_id: z.string(), name: z.string() })),
  next: z.string(),
});
export type ExportPart = z.infer<typeof ExportPart>;

/** `ready`: the link was mailed; `failed`: the file could not be made (ACCOUNT-40). */
export const ExportState = z.enum(['waiting', 'ready', 'downloaded', 'failed']);
export type ExportState = z.infer<typeof ExportState>;

export const MemberExport = z.object({
  state: ExportState,
  asked_at: Moment,
  /** Until when it can be downloaded; null while there is nothing to download. */
  until: Moment.nullable(),
  /** Bytes. */
  size: z.int().min(0),
});
export type MemberExport = z.infer<typeof MemberExport>;
