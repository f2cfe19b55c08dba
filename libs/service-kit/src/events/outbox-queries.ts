import type { Logger } from '../base/logger.ts';
import { withTrace } from '../base/trace.ts';
import { upkeep } from '../store/writes.ts';
import { batched } from '../base/queues.ts';
import type { Bus } from './bus/bus.ts';
import {
  type OutboxEntry,
  type OutboxModel,
  type Pending,
  type PendingDocument,
  toEnvelope,
} from './outbox.ts';
import type { PublishedLog } from './published-log.ts';

/** Matches by the index on outbox.at, which an `$exists` would not. */
const anythingWaiting = { 'outbox.at': { $gt: new Date(0) } };

export interface Outboxes {
  /** At most `limit` documents with unpublished events, the oldest first, without those already being worked on. */
  pending(except: readonly unknown[], limit: number): Promise<Pending[]>;
}

const oldestFirst = { $sort: { 'outbox.at': 1 } } as const;

/** @param models of one store */
export const outboxesOf = (models: readonly OutboxModel[]): Outboxes => {
  const byCollection = new Map(models.map((model) => [model.collection.name, model]));
  const [first, ...others] = models;
  return {
    pending: async (except, limit) => {
      if (!first || limit <= 0) return [];
      const match = except.length > 0 ? { ...anythingWaiting, _id: { $nin: [...except] } } : anythingWaiting;
      const of = ({ collection }: OutboxModel) => [
        { $match: match },
        oldestFirst,
        { $limit: limit },
        { $project: { outbox: 1 } },
        { $set: { collection: collection.name } },
      ];
      const union = others.map((model) => ({
        $unionWith: { coll: model.collection.name, pipeline: of(model) },
      }));
      const found = await first.collection
        .aggregate<PendingDocument & { collection: string }>([
          ...of(first),
          ...union,
          ...(union.length > 0 ? [oldestFirst, { $limit: limit }] : []),
        ])
        .toArray();
      return found.flatMap(({ collection, ...document }) => {
        const model = byCollection.get(collection);
        return model ? [{ model, document }] : [];
      });
    },
  };
};

interface Published {
  readonly _id: unknown;
  readonly ids: readonly string[];
}

type TakeOut = (published: readonly Published[]) => Promise<void>;

const takeOuts = new WeakMap<OutboxModel, TakeOut>();

const takeOutOf = (model: OutboxModel): TakeOut => {
  const takeOut =
    takeOuts.get(model) ??
    batched<Published>(async (documents) => {
      const updates = documents.map(({ _id, ids }) => ({
        updateOne: { filter: { _id }, update: { $pull: { outbox: { id: { $in: ids } } } } },
      }));
      await model.collection.bulkWrite(updates as never[], { ordered: false, ...upkeep });
    });
  takeOuts.set(model, takeOut);
  return takeOut;
};

/** Publishes a document's events in their order and takes out those that got through, even if a later one fails. */
export async function publishDocument(
  model: OutboxModel,
  document: PendingDocument,
  {
    bus,
    publishedLog,
    log,
    signal,
  }: { bus: Bus; publishedLog: PublishedLog; log: Logger; signal: AbortSignal },
): Promise<void> {
  const published: OutboxEntry[] = [];
  try {
    for (const entry of document.outbox) {
      if (signal.aborted) return;
      await publishEntry(entry, bus, log);
      published.push(entry);
    }
  } finally {
    if (published.length > 0) {
      await publishedLog.note(published);
      await takeOutOf(model)([{ _id: document._id, ids: published.map(({ id }) => id) }]);
    }
  }
}

/** Under the trace of the call that raised it, so that log lines are found with the call's. */
const publishEntry = (entry: OutboxEntry, bus: Bus, log: Logger): Promise<void> =>
  withTrace(entry.trace_id, async () => {
    await bus.publish(toEnvelope(entry));
    log.info(
      { event_id: entry.id, subject: entry.subject, aggregate_id: entry.aggregate_id },
      'event published',
    );
  });

export interface Backlog {
  readonly documents: number;
  readonly oldestAgeMs: number;
}

export async function backlogOf(model: OutboxModel): Promise<Backlog> {
  const documents = await model.collection.countDocuments(anythingWaiting as Record<string, unknown>);
  const [oldest] = documents > 0 ? await outboxesOf([model]).pending([], 1) : [];
  const since = oldest?.document.outbox[0]?.at.getTime() ?? Date.now();
  return { documents, oldestAgeMs: Math.max(0, Date.now() - since) };
}

export interface StuckEvent extends Pick<OutboxEntry, 'id' | 'subject' | 'aggregate_id' | 'at'> {
  readonly model: string;
}

export async function findStuck(
  models: readonly OutboxModel[],
  before: Date,
  limit: number,
): Promise<StuckEvent[]> {
  const found = (await outboxesOf(models).pending([], limit)).flatMap(({ model, document }) =>
    document.outbox.map(({ id, subject, aggregate_id, at }) => ({
      model: model.modelName,
      id,
      subject,
      aggregate_id,
      at,
    })),
  );
  return found
    .filter(({ at }) => at < before)
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .slice(0, limit);
}
