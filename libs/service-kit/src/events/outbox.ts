import { randomUUID } from 'node:crypto';
import { type Collection, Schema } from 'mongoose';
import type { z } from 'zod';
import type { EventDefinition, EventEnvelope } from '@narae/events';
import { currentTraceId } from '../base/trace.ts';
import {
  definitionOf,
  moment,
  number,
  plainData,
  storedAs,
  type StoredOf,
  text,
} from '../store/stored-fields.ts';

const outboxEntry = {
  id: text(),
  subject: text(),
  aggregate_id: text(),
  version: number(),
  at: moment({ index: true }),
  trace_id: text(),
  data: plainData<Record<string, unknown>>(),
};
/** An event on its way: stored in the document whose change it tells, until the relay has published it. */
export type OutboxEntry = Readonly<StoredOf<typeof outboxEntry>>;

const entrySchema = new Schema(definitionOf(outboxEntry), {
  _id: false,
  id: false,
  strict: 'throw',
  minimize: false,
});

/** The `outbox` of documents whose changes are events. Brings the index the relay searches by. */
export const storedOutbox = storedAs<OutboxEntry[]>({ type: [entrySchema], default: [] });

/** Push it in the update it tells of (ARCH-5). @throws ZodError for misfit facts, a mistake of ours */
export function raise<Definition extends EventDefinition>(
  definition: Definition,
  facts: {
    aggregateId: string;
    /** Version of the document after the change. */
    version: number;
    data: z.input<Definition['data']>;
    traceId?: string;
  },
): OutboxEntry {
  return {
    id: randomUUID(),
    subject: definition.subject,
    aggregate_id: facts.aggregateId,
    version: facts.version,
    at: new Date(),
    trace_id: facts.traceId ?? currentTraceId(),
    data: definition.data.parse(facts.data) as Record<string, unknown>,
  };
}

export const toEnvelope = ({ at, ...entry }: OutboxEntry): EventEnvelope => ({
  ...entry,
  occurred_at: at.toISOString(),
});

/** The part of a mongoose model a relay needs; any model with `outbox: storedOutbox`. */
export interface OutboxModel {
  readonly modelName: string;
  readonly collection: Collection;
}

export interface PendingDocument {
  readonly _id: unknown;
  readonly outbox: OutboxEntry[];
}

export interface Pending {
  readonly model: OutboxModel;
  readonly document: PendingDocument;
}

export interface Relay {
  readonly models: readonly OutboxModel[];
  /** There may be events: looks now. Those of `written` are published from memory. */
  nudge(written?: Pending): void;
  /** Resolves when every outbox is empty and every event dealt with. For tests and shutdown. */
  drained(): Promise<void>;
  stop(): Promise<void>;
}
