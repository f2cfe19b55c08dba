import { z } from 'zod';

/** What travels on the bus: identifiers and facts, no live entities, no personal data beyond identifiers (ARCH-6). */
export const EventEnvelope = z.strictObject({
  /** Unique; the broker's message id and the inbox key. */
  id: z.uuid(),
  subject: z.string(),
  /** Identifier of the document the event is about. */
  aggregate_id: z.string(),
  /** Grows with every event of the same document; consumers discard what is not newer. */
  version: z.int().min(0),
  /** ISO 8601, UTC. */
  occurred_at: z.iso.datetime(),
  trace_id: z.string(),
  data: z.record(z.string(), z.unknown()),
});
export type EventEnvelope = z.infer<typeof EventEnvelope>;

/** One event version: its subject `shop.<domain>.<aggregate>.<past-tense>.v<n>` and the schema of its data. */
export interface EventDefinition<Data extends z.ZodType = z.ZodType> {
  readonly subject: string;
  readonly data: Data;
}

export const defineEvent = <Data extends z.ZodType>(subject: string, data: Data): EventDefinition<Data> => ({
  subject,
  data,
});
