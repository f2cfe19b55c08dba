import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectNats } from 'nats';
import { openBroker, type Broker } from '../../test-kit/src/service/test-broker.ts';
import { until } from '../../test-kit/src/until.ts';
import { natsAddress } from '../src/events/bus/nats-streams.ts';
import { createBus, type Bus } from '../src/index.ts';
import { busSuite, collector, eventOf, freshSubject } from './bus-suite.ts';
import { log, retry } from './support/kit.ts';

describe('the NATS bus', () => {
  let broker: Broker;
  const connect = (): Promise<Bus> => createBus({ natsUrl: broker.url, log, retry });
  const openBus = async (): Promise<Bus> => {
    const bus = await connect();
    bus.open();
    return bus;
  };

  beforeAll(async () => {
    broker = await openBroker();
  });
  afterAll(() => broker.close());

  describe('as any bus', () => busSuite(connect));

  test.each([
    ['no password', ''],
    ['a wrong one', 'narae:wrong@'],
  ])('somebody with %s is not let in', async (_what, credentials) => {
    const { host } = new URL(broker.url);
    await (await connect()).close();
    await expect(createBus({ natsUrl: `nats://${credentials}${host}`, log, retry })).rejects.toThrow(
      'Authorization Violation',
    );
  });

  test('a consumer that was away finds what was published meanwhile', async () => {
    const bus = await openBus();
    const subject = freshSubject();
    const got = collector();
    const consumer = {
      name: 'away',
      subjects: [subject],
      handle: async (e: Parameters<typeof got.add>[0]) => got.add(e),
    };
    const stop = await bus.consume(consumer);
    await bus.publish(eventOf(subject, 'A'));
    await got.until(1);
    await stop();
    await bus.publish(eventOf(subject, 'B'));
    await bus.consume(consumer);
    await got.until(2);
    expect(got.seen.map((event) => event.aggregate_id)).toEqual(['A', 'B']);
    await bus.close();
  });

  test('replicas of a consumer share the work; the same event published twice counts once', async () => {
    const [one, two] = [await openBus(), await openBus()];
    const subject = freshSubject();
    const got = collector();
    const consumer = {
      name: 'shared',
      subjects: [subject],
      handle: async (e: Parameters<typeof got.add>[0]) => got.add(e),
    };
    await Promise.all([one.consume(consumer), two.consume(consumer)]);
    const repeated = eventOf(subject, 'A');
    await one.publish(repeated);
    await two.publish(repeated);
    for (const name of ['B', 'C', 'D']) await two.publish(eventOf(subject, name));
    await got.until(4);
    expect(got.seen.map((event) => event.aggregate_id).sort()).toEqual(['A', 'B', 'C', 'D']);
    await Promise.all([one.close(), two.close()]);
  });

  test('an event that waits for its turn longer than the broker waits for it is not brought twice', async () => {
    const bus = await createBus({ natsUrl: broker.url, log, retry, ackWaitMs: 300 });
    bus.open();
    const subject = freshSubject();
    const got = collector();
    await bus.consume({
      name: 'patient-lane',
      subjects: [subject],
      handle: async (event) => {
        await sleep(200);
        got.add(event);
      },
    });
    for (let version = 1; version <= 6; version += 1) await bus.publish(eventOf(subject, 'A', version));
    await got.until(6);
    // Were one on its way a second time, it would be worked on before this one.
    await bus.publish(eventOf(subject, 'A', 7));
    await got.until(7);
    expect(got.seen.map((event) => event.version)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    await bus.close();
  });

  test('a dead letter is also stored by the broker', async () => {
    const bus = await openBus();
    const subject = freshSubject();
    const dead = collector();
    const handle = async () => {
      throw new Error('never');
    };
    await bus.consume({
      name: 'buried',
      subjects: [subject],
      handle,
      onDead: async (event) => dead.add(event),
    });
    const event = eventOf(subject, 'A');
    const nats = await connectNats(natsAddress(broker.url));
    const letters = nats.subscribe('shopdlq.buried', { max: 1 });
    await nats.flush();
    await bus.publish(event);
    for await (const letter of letters) expect(letter.json()).toEqual(event);
    await nats.close();
    await bus.close();
  });

  test('a broker killed and started again goes on where it was; one that lost everything is set up anew', async () => {
    const bus = await openBus();
    const subject = freshSubject();
    const got = collector();
    // Killed before it has stored what was acknowledged, a broker delivers it again; an inbox takes it once (ARCH-5).
    const handle = async (event: Parameters<typeof got.add>[0]): Promise<void> => {
      if (!got.seen.some(({ id }) => id === event.id)) got.add(event);
    };
    await bus.consume({ name: 'patient', subjects: [subject], handle });
    await bus.publish(eventOf(subject, 'A'));
    await got.until(1);

    await broker.kill();
    await expect(bus.publish(eventOf(subject, 'LOST'))).rejects.toThrow();
    expect(bus.ready()).toBe(false);
    broker.start();
    await publishUntilTaken(bus, eventOf(subject, 'B'));
    await got.until(2);

    await broker.kill();
    await broker.loseData();
    broker.start();
    await publishUntilTaken(bus, eventOf(subject, 'C'));
    await got.until(3);
    expect(got.seen.map((event) => event.aggregate_id)).toEqual(['A', 'B', 'C']);

    await broker.kill();
    await bus.close();
  });
});

/** What the relay does: the outbox keeps the event until publishing works. */
async function publishUntilTaken(bus: Bus, event: ReturnType<typeof eventOf>): Promise<void> {
  const taken = (): Promise<boolean> =>
    bus.publish(event).then(
      () => true,
      () => false,
    );
  await until('the broker takes the event', taken);
}
