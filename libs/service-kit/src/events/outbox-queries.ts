import type { Logger } from '../server/logger.ts';
import { withTrace } from '../server/trace.ts';
import type { Bus } from './bus.ts';
import { toEnvelope, type OutboxEntry } from './outbox.ts';
import type { OutboxModel } from './outbox-model.ts';
import type { PublishedLog } from './published-log.ts';

export interface PendingDocument {
  readonly _id: unknown;
  readonly outbox: OutboxEntry[];
}

/** Matches by the index on outbox.at, which an `$exists` would not. */
const anythingWaiting = { 'outbox.at': { $gt: new Date(0) } };

/** Documents with unpublished events, the oldest first, without those already being worked on. */
export async function findPending(
  model: OutboxModel,
  except: unknown[],
  limit: number,
): Promise<PendingDocument[]> {
  if (limit <= 0) return [];
  const filter = except.length > 0 ? { ...anythingWaiting, _id: { $nin: except } } : anythingWaiting;
  const found = await model.collection
    .find(filter as Record<string, unknown>, { projection: { outbox: 1 }, sort: { 'outbox.at': 1 }, limit })
    .toArray();
  return found as unknown as PendingDocument[];
}

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
      const takeOut = { $pull: { outbox: { id: { $in: published.map(({ id }) => id) } } } };
      await model.collection.updateOne(
        { _id: document._id } as Record<string, unknown>,
        takeOut as Record<string, unknown>,
      );
    }
  }
}

/** Under the trace of the call that raised it, so that the relay's lines are found with the call's. */
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

/** How much waits, and since when: for the metrics. */
export async function backlogOf(model: OutboxModel): Promise<Backlog> {
  const documents = await model.collection.countDocuments(anythingWaiting as Record<string, unknown>);
  const [oldest] = documents > 0 ? await findPending(model, [], 1) : [];
  const since = oldest?.outbox[0]?.at.getTime() ?? Date.now();
  return { documents, oldestAgeMs: Math.max(0, Date.now() - since) };
}

/** An event that waits to be published. */
export interface StuckEvent extends Pick<OutboxEntry, 'id' | 'subject' | 'aggregate_id' | 'at'> {
  readonly model: string;
}

/** Events that were raised before a moment and are not published yet, the oldest first. */
export async function findStuck(
  models: readonly OutboxModel[],
  before: Date,
  limit: number,
): Promise<StuckEvent[]> {
  const found = await Promise.all(
    models.map(async (model) =>
      (await findPending(model, [], limit)).flatMap(({ outbox }) =>
        outbox.map(({ id, subject, aggregate_id, at }) => ({
          model: model.modelName,
          id,
          subject,
          aggregate_id,
          at,
        })),
      ),
    ),
  );
  return found
    .flat()
    .filter(({ at }) => at < before)
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .slice(0, limit);
}
