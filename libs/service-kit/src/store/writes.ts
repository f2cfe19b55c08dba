import type { Connection, mongo } from 'mongoose';

/** Whether a write was rejected because a unique index already holds the value. */
export function isDuplicateKey(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 11000;
}

/**
 * Runs an upsert that only matches older versions of a document. The unique index rejects its insert when the stored
 * one is as new or newer, or was created this very moment: it is tried once more, then what came counts as old.
 * @returns whether it was written
 */
export const upsertNewer = async (
  upsert: () => Promise<{ modifiedCount: number; upsertedCount: number }>,
): Promise<boolean> => {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const { modifiedCount, upsertedCount } = await upsert();
      return modifiedCount + upsertedCount === 1;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
  return false;
};

const writes = ['insert', 'update', 'delete', 'findAndModify'] as const;

/** Given to writes that change nothing anybody reads: outboxes and audit entries that were passed on. */
export const upkeep = { comment: 'upkeep' } as const;

/** The collection that a command writes to; undefined for a command that reads, and for upkeep. */
const writtenBy = ({ commandName, command }: mongo.CommandStartedEvent): unknown =>
  (writes as readonly string[]).includes(commandName) && command['comment'] !== upkeep.comment
    ? (command[commandName] as unknown)
    : undefined;

/**
 * Tells of every write of this process to some collections of a store, whichever way it was made, before whoever made it knows of
 * its end; of one that failed as well, which may have been carried out. @returns ends it
 */
export const onWrites = (
  store: Connection,
  collections: readonly string[],
  listener: () => void,
): (() => void) => {
  const client = store.getClient();
  const watched = new Set<unknown>(collections);
  const running = new Set<number>();
  const started = (event: mongo.CommandStartedEvent): void => {
    if (event.databaseName === store.name && watched.has(writtenBy(event))) running.add(event.requestId);
  };
  const ended = ({ requestId }: mongo.CommandSucceededEvent | mongo.CommandFailedEvent): void => {
    if (running.delete(requestId)) listener();
  };
  client.on('commandStarted', started).on('commandSucceeded', ended).on('commandFailed', ended);
  return () => {
    client.off('commandStarted', started).off('commandSucceeded', ended).off('commandFailed', ended);
  };
};
