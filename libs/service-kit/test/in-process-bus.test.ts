import { setImmediate as nextTurn } from 'node:timers/promises';
import { createBus } from '../src/index.ts';
import { busSuite, collector, eventOf, freshSubject } from './bus-suite.ts';
import { log, retry } from './support/kit.ts';

const connect = () => createBus({ log, retry });

describe('the in-process bus', () => {
  describe('as any bus', () => busSuite(connect));

  test('publish resolves only when the consumer has stored its effect', async () => {
    const bus = await connect();
    bus.open();
    const subject = freshSubject();
    let stored = false;
    const handle = async () => {
      await nextTurn();
      stored = true;
    };
    await bus.consume({ name: 'effect', subjects: [subject], handle });
    await bus.publish(eventOf(subject, 'A'));
    expect(stored).toBe(true);
    await bus.close();
  });

  test('nothing flows before the bus is opened, so that no consumer comes too late', async () => {
    const bus = await connect();
    const subject = freshSubject();
    const got = collector();
    const published = bus.publish(eventOf(subject, 'A'));
    await bus.consume({ name: 'late', subjects: [subject], handle: async (event) => got.add(event) });
    bus.open();
    await published;
    expect(got.seen).toHaveLength(1);
    await bus.close();
  });

  test('closing while an event fails tells the publisher, whose outbox keeps the event', async () => {
    const bus = await connect();
    bus.open();
    const subject = freshSubject();
    const tried = collector();
    const handle = async (event: Parameters<typeof tried.add>[0]) => {
      tried.add(event);
      throw new Error('no');
    };
    const onDead = async () => {
      throw new Error('no');
    };
    await bus.consume({ name: 'failing', subjects: [subject], handle, onDead });
    const published = bus.publish(eventOf(subject, 'A'));
    published.catch(() => undefined);
    await tried.until(1);
    await bus.close();
    await expect(published).rejects.toThrow('closed');
  });
});
