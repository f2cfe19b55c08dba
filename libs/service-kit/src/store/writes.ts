import type { Connection, mongo } from 'mongoose';

export function isDuplicateKey(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 11000;
}

/**
 * Runs an upsert that only matches older versions. The unique index rejects its insert when the stored
 * document is as new or newer, or was created this moment: it is tried once more, then counts as old.
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

/** For writes that change nothing anybody reads: outboxes and audit entries that were passed on. */
export const upkeep = { comment: 'upkeep' } as const;

const writtenBy = ({ commandName, command }: mongo.CommandStartedEvent): unknown =>
  (writes as readonly string[]).includes(commandName) && command['comment'] !== upkeep.comment
    ? (command[commandName] as unknown)
    : undefined;

/**
 * Tells of every write of this process to some collections before the writer knows of its end; also of failed
 * ones, which may have been carried out. @returns ends it
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
