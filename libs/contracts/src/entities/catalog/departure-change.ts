import { z } from 'zod';
import { LocalizedText, Moment, plainLines, Times } from '../../primitives.ts';
import { departureChangeReasons, MOST_CHANGE_NOTE } from './departure-limits.ts';

/** Why a departure that was sold has another day, time or meeting point (ORDER-22); members read it in a sentence. */
export const DepartureChangeReason = z.enum(departureChangeReasons);
export type DepartureChangeReason = z.infer<typeof DepartureChangeReason>;

/** What of a departure was sold and cannot be changed silently (ORDER-22). */
export const SoldTerms = z.object({
  /** First and last day, YYYY-MM-DD in Asia/Seoul. */
  start_day: z.string(),
  end_day: z.string(),
  ...Times.shape,
  meeting_points: LocalizedText.optional(),
  /** Degrees; null or absent where it is not said. */
  meeting_lat: z.number().nullable().optional(),
  meeting_lng: z.number().nullable().optional(),
});
export type SoldTerms = z.infer<typeof SoldTerms>;

/** A change of what was sold, as the catalogue tells booking. */
export const DepartureChange = z.object({
  /** From 1 within the departure. */
  change_no: z.int().min(1),
  at: Moment,
  from: SoldTerms,
  to: SoldTerms,
  /** Absent where nothing was sold as far as the catalogue knew. */
  reason: DepartureChangeReason.optional(),
  /** In the administrator's words, for members; empty without. */
  note: z.string(),
});
export type DepartureChange = z.infer<typeof DepartureChange>;

/** What an administrator says about such a change. */
export const ChangeWhy = z.strictObject({
  reason: DepartureChangeReason,
  note: plainLines(MOST_CHANGE_NOTE).default(''),
});
export type ChangeWhy = z.infer<typeof ChangeWhy>;
