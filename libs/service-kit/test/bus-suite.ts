import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope } from '@narae/events';
import { PoisonEvent, type Bus } from '../src/index.ts';
import { until } from '../../test-kit/src/until.ts';

let marks = 0;
/** A subject nobody else in the suite uses. */
export const freshSubject = (): string => `shop.booking.test${(marks += 1)}.happened.v1`;

export const eventOf = (subject: string, aggregate_id: string, version = 1): EventEnvelope => ({
  id: randomUUID(),
  subject,
  aggregate_id,
  version,
  occurred_at: new Date().toISOString(),
  trace_id: 'a'.repeat(32),
  data: { aggregate_id },
});

/** Collects events and lets a test wait for a number of them. */
export function collector(): {
  seen: EventEnvelope[];
  add: (event: EventEnvelope) => void;
  until: (count: number) => Promise<void>;
} {
  const seen: EventEnvelope[] = [];
  let check = (): void => undefined;
  return {
    seen,
    add: (event) => {
      seen.push(event);
      check();
    },
    until: (count) =>
      new Promise((resolve) => {
        check = () => void (seen.length >= count && resolve());
        check();
      }),
  };
}

/** What every bus must do, whatever carries it. */
export function busSuite(connect: () => Promise<Bus>): void {
  let bus: Bus;
  beforeAll(async () => {
    bus = await connect();
    bus.open();
  });
  afterAll(() => bus.close());

  test('nothing is handed out before the process is ready for it', async () => {
    const early = await connect();
    const subject = freshSubject();
    const got = collector();
    const name = `early-${marks}`;
    await early.consume({ name, subjects: [subject], handle: async (event) => got.add(event) });
    const published = early.publish(eventOf(subject, 'A'));
    // Who else listens has it by now.
    await sleep(200);
    expect(got.seen).toEqual([]);
    early.open();
    await published;
    await got.until(1);
    await early.close();
  });

  test('every consumer gets each event once, unchanged', async () => {
    const subject = freshSubject();
    const [one, two] = [collector(), collector()];
    await bus.consume({ name: `one-${marks}`, subjects: [subject], handle: async (event) => one.add(event) });
    await bus.consume({ name: `two-${marks}`, subjects: [subject], handle: async (event) => two.add(event) });
    const events = [eventOf(subject, 'A'), eventOf(subject, 'B')];
    for (const event of events) await bus.publish(event);
    await Promise.all([one.until(2), two.until(2)]);
    expect(one.seen).toEqual(events);
    expect(two.seen).toEqual(events);
  });

  test('an event for one consumer reaches it once more, and nobody else', async () => {
    const subject = freshSubject();
    const [one, two] = [collector(), collector()];
    await bus.consume({ name: `for-${marks}`, subjects: [subject], handle: async (event) => one.add(event) });
    await bus.consume({ name: `not-${marks}`, subjects: [subject], handle: async (event) => two.add(event) });
    const [first, last] = [eventOf(subject, 'A'), eventOf(subject, 'A', 2)];
    await bus.publish(first);
    await bus.publishFor(`for-${marks}`, first);
    await bus.publish(last);
    await Promise.all([one.until(3), two.until(2)]);
    expect(one.seen).toEqual([first, first, last]);
    expect(two.seen).toEqual([first, last]);
  });

  test('a consumer gets its own subjects only, patterns included', async () => {
    const [mine, other] = [freshSubject(), freshSubject()];
    const got = collector();
    const pattern = mine.replace('happened', '*');
    await bus.consume({
      name: `own-${marks}`,
      subjects: [pattern, 'shop.account.>'],
      handle: async (e) => got.add(e),
    });
    await bus.publish(eventOf(other, 'A'));
    await bus.publish(eventOf(mine, 'B'));
    await got.until(1);
    expect(got.seen.map((event) => event.aggregate_id)).toEqual(['B']);
  });

  test('consumers of one name share the work: each event reaches one of them', async () => {
    const subject = freshSubject();
    const got = collector();
    const consumer = {
      name: `team-${marks}`,
      subjects: [subject],
      handle: async (e: EventEnvelope) => got.add(e),
    };
    const stopOne = await bus.consume(consumer);
    await bus.consume(consumer);
    for (const name of ['A', 'B', 'C']) await bus.publish(eventOf(subject, name));
    await got.until(3);
    await stopOne();
    await bus.publish(eventOf(subject, 'D'));
    await got.until(4);
    expect(got.seen.map((event) => event.aggregate_id).sort()).toEqual(['A', 'B', 'C', 'D']);
  });

  test('events of one aggregate come one after the other, in order', async () => {
    const subject = freshSubject();
    const got = collector();
    let busy = 0;
    await bus.consume({
      name: `order-${marks}`,
      subjects: [subject],
      handle: async (event) => {
        busy += 1;
        expect(busy).toBe(1);
        await nextTurn();
        busy -= 1;
        got.add(event);
      },
    });
    for (let version = 1; version <= 5; version += 1) await bus.publish(eventOf(subject, 'A', version));
    await got.until(5);
    expect(got.seen.map((event) => event.version)).toEqual([1, 2, 3, 4, 5]);
  });

  test('a failing event is tried again and does not hold up other aggregates', async () => {
    const subject = freshSubject();
    const got = collector();
    let failures = 2;
    await bus.consume({
      name: `retry-${marks}`,
      subjects: [subject],
      handle: async (event) => {
        if (event.aggregate_id === 'SLOW' && failures > 0) {
          failures -= 1;
          throw new Error('not yet');
        }
        got.add(event);
      },
    });
    const slow = bus.publish(eventOf(subject, 'SLOW'));
    await bus.publish(eventOf(subject, 'QUICK'));
    await got.until(2);
    await slow;
    expect(got.seen.map((event) => event.aggregate_id)).toEqual(['QUICK', 'SLOW']);
  });

  test.each([
    ['that fails every time', new Error('never'), 3],
    ['that no attempt can save', new PoisonEvent('nonsense'), 1],
  ])('an event %s becomes a dead letter, once', async (_what, failure, attempts) => {
    const subject = freshSubject();
    const dead = collector();
    let tried = 0;
    await bus.consume({
      name: `dead-${marks}`,
      subjects: [subject],
      handle: async () => {
        tried += 1;
        throw failure;
      },
      onDead: async (event) => dead.add(event),
    });
    const event = eventOf(subject, 'A');
    await bus.publish(event);
    await dead.until(1);
    expect(dead.seen).toEqual([event]);
    expect(tried).toBe(attempts);
  });

  test('an event is not given up while its dead letter cannot be kept', async () => {
    const subject = freshSubject();
    const got = collector();
    let down = 5;
    await bus.consume({
      name: `storeless-${marks}`,
      subjects: [subject],
      handle: async (event) => {
        down -= 1;
        if (down > 0) throw new Error('store is away');
        got.add(event);
      },
      onDead: async () => {
        throw new Error('store is away');
      },
    });
    await bus.publish(eventOf(subject, 'A'));
    await got.until(1);
  });

  test('watchers see events pass by until they turn away; one that throws harms nobody', async () => {
    const subject = freshSubject();
    const got = collector();
    const offBad = bus.watch([subject], () => {
      throw new Error('watcher');
    });
    const off = bus.watch([subject], got.add);
    await bus.publish(eventOf(subject, 'A'));
    await got.until(1);
    off();
    offBad();
    const later = collector();
    bus.watch([subject], later.add);
    await bus.publish(eventOf(subject, 'B'));
    await later.until(1);
    expect(got.seen).toHaveLength(1);
  });

  test('stopping a consumer waits for the event under way', async () => {
    const subject = freshSubject();
    const started = collector();
    let finish = (): void => undefined;
    let done = false;
    const stop = await bus.consume({
      name: `stop-${marks}`,
      subjects: [subject],
      handle: async (event) => {
        started.add(event);
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        done = true;
      },
    });
    const published = bus.publish(eventOf(subject, 'A'));
    await started.until(1);
    const stopped = stop();
    finish();
    await Promise.all([stopped, published]);
    expect(done).toBe(true);
  });

  test('tells how far each consumer is behind, and what has been tried again', async () => {
    const subject = freshSubject();
    const name = `lag-${marks}`;
    const tries = collector();
    let finish = (): void => undefined;
    const stop = await bus.consume({
      name,
      subjects: [subject],
      handle: async (event) => {
        tries.add(event);
        if (tries.seen.length === 1) throw new Error('not yet');
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
      },
    });
    const lag = async () => (await bus.lag()).find(({ consumer }) => consumer === name);
    const rest = { consumer: name, pending: 0, unacknowledged: 0, redelivered: 0 };
    expect(await lag()).toEqual(rest);
    const published = bus.publish(eventOf(subject, 'A'));
    await tries.until(2);
    expect(await lag()).toEqual({ ...rest, unacknowledged: 1, redelivered: 1 });
    finish();
    await published;
    await until('the event is acknowledged', async () => (await lag())?.unacknowledged === 0);
    expect(await lag()).toEqual(rest);
    const counted = await Promise.all(bus.metrics.map((metric) => metric.get()));
    const attempts = counted
      .flatMap(({ values }) => values)
      .filter(({ labels }) => labels['consumer'] === name);
    expect(attempts.map(({ labels, value }) => [labels['outcome'], value])).toEqual([
      ['again', 1],
      ['done', 1],
    ]);
    await stop();
    expect(await lag()).toBeUndefined();
  });

  test('a closed bus takes no more events and is not ready', async () => {
    const short = await connect();
    short.open();
    expect(short.ready()).toBe(true);
    await short.close();
    expect(short.ready()).toBe(false);
    await expect(short.publish(eventOf(freshSubject(), 'A'))).rejects.toThrow();
  });
}
