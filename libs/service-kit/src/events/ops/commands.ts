import type { Connection } from 'mongoose';
import { connect } from 'nats';
import { rebuildRequestedV1 } from '@narae/events';
import { findDeadLetters, replayDeadLetter } from '../dead-letters.ts';
import { natsAddress, natsNames, publishOnlyFor, STREAM } from '../bus/nats-streams.ts';
import { connectStore } from '../../store/connect-store.ts';
import type { SiteAddresses } from './config.ts';
import { raise, toEnvelope } from '../outbox.ts';

const databases = ['account', 'booking', 'catalog', 'community', 'edge'];

const withStores = async <Result>(
  mongoUrl: string,
  work: (store: Connection, database: string) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  for (const database of databases) {
    const store = await connectStore(mongoUrl, database);
    try {
      results.push(await work(store, database));
    } finally {
      await store.close();
    }
  }
  return results;
};

export async function listDeadLetters({ mongoUrl }: Pick<SiteAddresses, 'mongoUrl'>): Promise<string> {
  const lines = await withStores(mongoUrl, async (store) =>
    (await findDeadLetters(store)).map(
      ({ _id, event, error, at }) => `${at.toISOString()}  ${_id}  ${event.subject}  ${error}`,
    ),
  );
  return lines.flat().join('\n') || 'There are no dead letters.';
}

/** The whole letter. @throws Error when there is none of that id */
export async function showDeadLetter(
  { mongoUrl }: Pick<SiteAddresses, 'mongoUrl'>,
  id: string,
): Promise<string> {
  const found = await withStores(mongoUrl, (store) => findDeadLetters(store, { _id: id }));
  const [deadLetter] = found.flat();
  if (!deadLetter) throw new Error(`There is no dead letter ${id}`);
  return JSON.stringify(deadLetter, null, 2);
}

/** For the consumers that gave them up alone; failures come back. @param id of one letter, or `all` */
export async function replayDeadLetters({ mongoUrl, natsUrl }: SiteAddresses, id: string): Promise<string> {
  const connection = await connect({ ...natsAddress(natsUrl), timeout: 5_000 });
  try {
    const stream = connection.jetstream();
    const counts = await withStores(mongoUrl, async (store) => {
      const deadLetters = await findDeadLetters(store, id === 'all' ? {} : { _id: id });
      for (const deadLetter of deadLetters)
        await replayDeadLetter(store, deadLetter, (consumer, event) =>
          publishOnlyFor(stream, natsNames(), consumer, event),
        );
      return deadLetters.length;
    });
    const count = counts.reduce((sum, replayed) => sum + replayed, 0);
    if (count === 0 && id !== 'all') throw new Error(`There is no dead letter ${id}`);
    return `${count} published again.`;
  } finally {
    await connection.close();
  }
}

const SUFFIX = '-rebuild';

/** It stays in use meanwhile. @throws Error naming the projections, when there is none of that name */
export async function requestRebuild(natsUrl: string, projection: string): Promise<string> {
  const connection = await connect({ ...natsAddress(natsUrl), timeout: 5_000 });
  try {
    const manager = await connection.jetstreamManager();
    const names: string[] = [];
    for await (const { name } of manager.consumers.list(STREAM))
      if (name.endsWith(SUFFIX)) names.push(name.slice(0, -SUFFIX.length));
    if (!names.includes(projection))
      throw new Error(`There is no projection "${projection}"; there are: ${names.sort().join(', ')}`);
    const event = toEnvelope(
      raise(rebuildRequestedV1, { aggregateId: projection, version: 0, data: { projection } }),
    );
    await connection.jetstream().publish(event.subject, JSON.stringify(event), { msgID: event.id });
    return `${projection} is asked to fill itself anew.`;
  } finally {
    await connection.close();
  }
}
