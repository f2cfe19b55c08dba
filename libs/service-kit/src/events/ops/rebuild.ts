import { rebuildRequestedV1 } from '@narae/events';
import { connect } from 'nats';
import { natsAddress } from '../bus/nats-address.ts';
import { STREAM } from '../bus/nats-streams.ts';
import { raise, toEnvelope } from '../outbox.ts';

const SUFFIX = '-rebuild';

/**
 * Asks the consumer of a projection to fill it anew; it goes on being used until then.
 * @throws Error naming the projections there are, when there is none of that name
 */
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
