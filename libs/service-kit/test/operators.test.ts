import { rateChangedV1 } from '@narae/events';
import { consumeProjection, consumeWithInbox, createBus, raise, toEnvelope, type Bus } from '../src/index.ts';
import {
  listDeadLetters,
  replayDeadLetters,
  requestRebuild,
  showDeadLetter,
} from '../src/events/ops/commands.ts';
import { detachAll } from '../src/events/attachments.ts';
import { connectStore } from '../src/store/connect-store.ts';
import { openBroker, type Broker } from '../../test-kit/src/service/test-broker.ts';
import { startOwnStore } from '../../test-kit/src/service/test-store.ts';
import { log, retry } from './support/kit.ts';
import { until } from '../../test-kit/src/until.ts';

let broker: Broker;
/** Of its own: the commands find a service's database by the service's name. */
let home: Awaited<ReturnType<typeof startOwnStore>>;
let store: Awaited<ReturnType<typeof connectStore>>;
let bus: Bus;

beforeEach(async () => {
  broker = await openBroker();
  home = await startOwnStore();
  store = await connectStore(home.url, 'booking');
  bus = await createBus({ natsUrl: broker.url, log, retry });
  bus.open();
});
afterEach(async () => {
  await detachAll(store);
  await bus.close();
  await store.close();
  await home.stop();
  await broker.close();
});

const rate = () =>
  toEnvelope(
    raise(rateChangedV1, {
      aggregateId: 'USD',
      version: 1,
      data: { currency: 'USD', deal_bas_r: 1_400, rate_day: '2026-11-20' },
    }),
  );

test('a dead letter is listed, shown, published again and gone', async () => {
  let broken = true;
  let done = 0;
  await consumeWithInbox(
    { store, bus, log },
    {
      name: 'booking-test',
      events: [rateChangedV1],
      handle: async () => {
        if (broken) throw new Error('broken rule');
        done += 1;
      },
    },
  );
  const event = rate();
  const id = `booking-test:${event.id}`;
  const at = { mongoUrl: home.url, natsUrl: broker.url };
  expect(await listDeadLetters(at)).toBe('There are no dead letters.');
  await bus.publish(event);
  await until('the dead letter', async () => (await listDeadLetters(at)).includes(id));
  expect(await listDeadLetters(at)).toContain('broken rule');
  expect(JSON.parse(await showDeadLetter(at, id)).event).toEqual(event);
  broken = false;
  expect(await replayDeadLetters(at, id)).toBe('1 published again.');
  await until('the replay', () => done === 1);
  expect(await listDeadLetters(at)).toBe('There are no dead letters.');
  await expect(replayDeadLetters(at, id)).rejects.toThrow('no dead letter');
});

test('a dead letter is published again for nobody but the consumer that gave it up', async () => {
  let broken = true;
  const done: string[] = [];
  const consumer = (name: string, mayFail: boolean) =>
    consumeWithInbox(
      { store, bus, log },
      {
        name,
        events: [rateChangedV1],
        handle: async () => {
          if (mayFail && broken) throw new Error('broken rule');
          done.push(name);
        },
      },
    );
  await consumer('booking-well', false);
  await consumer('booking-ill', true);
  const seen: string[] = [];
  bus.watch([rateChangedV1.subject], ({ id }) => void seen.push(id));
  const at = { mongoUrl: home.url, natsUrl: broker.url };
  await bus.publish(rate());
  await until('the dead letter', async () => (await listDeadLetters(at)).includes('booking-ill:'));
  // So long ago that the other consumer does not know it any more.
  await store.collection('inbox').deleteMany({});
  broken = false;
  await replayDeadLetters(at, 'all');
  await until('the replay', () => done.includes('booking-ill'));
  await bus.publish(rate());
  await until('the next event', () => done.length >= 4);
  expect(done.filter((name) => name === 'booking-well')).toHaveLength(2);
  expect(seen).toHaveLength(2);
});

test('a rebuild reaches the projection of that name; another name is answered with those there are', async () => {
  let resets = 0;
  await consumeProjection(
    { store, bus, log },
    {
      name: 'booking-rates',
      events: [rateChangedV1],
      handle: async () => undefined,
      reset: async () => {
        resets += 1;
      },
    },
  );
  await expect(requestRebuild(broker.url, 'booking-nothing')).rejects.toThrow('booking-rates');
  await requestRebuild(broker.url, 'booking-rates');
  await until('the rebuild', () => resets === 1);
});
