import type { Connection, mongo } from 'mongoose';

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
