import { z } from 'zod';
import { Amount } from '../primitives.ts';

/** What an event is known by. Identifiers only. */
const event = {
  event_id: z.string(),
  subject: z.string(),
  aggregate_id: z.string(),
  /** ISO 8601 */
  at: z.string(),
};

/** An event that waits longer than it should to be published; `at` it was raised. */
export const StuckEventRow = z.object({ ...event, /** Of the documents it lies in. */ model: z.string() });
export type StuckEventRow = z.infer<typeof StuckEventRow>;

/** An event that a consumer gave up `at` a moment, and why; addresses are taken out of the error. */
export const DeadLetterRow = z.object({ ...event, consumer: z.string(), error: z.string() });
export type DeadLetterRow = z.infer<typeof DeadLetterRow>;

/** A consumer that has events before it. */
export const LaggingConsumer = z.object({
  consumer: z.string(),
  /** Events it has not been handed yet. */
  pending: Amount,
  /** Events it is working on, or waits to try again; and those of them that it was handed more than once. */
  unacknowledged: Amount,
  redelivered: Amount,
});

/** What does not get on in booking's events (ADMIN-2). */
export const Trouble = z.object({
  stuck: z.array(StuckEventRow),
  letters: z.array(DeadLetterRow),
  /** Of all dead letters. */
  letters_cnt: Amount,
  /** Null while the broker does not answer. */
  consumers: z.array(LaggingConsumer).nullable(),
});
export type Trouble = z.infer<typeof Trouble>;
