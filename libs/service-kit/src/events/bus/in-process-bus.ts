import { setTimeout as sleep } from 'node:timers/promises';
import type { EventEnvelope } from '@narae/events';
import type { Logger } from '../../base/logger.ts';
import type { Bus, Consumer } from './bus.ts';
import { createBusCounters, defaultRetry, delayAfter, deliver, type RetryPolicy } from './delivery.ts';
import { createLatch } from '../../base/queues.ts';
import { createWatchers, wants } from './subjects.ts';

/** Thrown by `publish` once the bus or a consumer has stopped; the outbox still holds the event. */
class BusClosed extends Error {
  constructor() {
    super('The bus is closed');
    this.name = 'BusClosed';
  }
}

interface Attached {
  readonly consumer: Consumer;
  readonly stopping: AbortController;
  readonly jobs: Set<Promise<void>>;
  again: number;
}

/**
 * It keeps nothing itself. `publish` resolves when every consumer has stored its effect, and only then does
 * the relay take the event out of the outbox: a crash is followed by a repeat and never by a loss.
 */
export function createInProcessBus(options: { log: Logger; retry?: RetryPolicy }): Bus {
  const { log, retry = defaultRetry } = options;
  const attached = new Set<Attached>();
  const watchers = createWatchers(log);
  const counters = createBusCounters();
  // Before the last consumer is there, an event would count as dealt with by those that are.
  const latch = createLatch();
  let closed = false;

  const deliverUntilDone = async (item: Attached, event: EventEnvelope): Promise<void> => {
    const { consumer, stopping } = item;
    const { signal } = stopping;
    for (let attempt = 1; !signal.aborted; attempt += 1) {
      const outcome = await deliver(consumer, event, attempt, retry, log);
      counters.handled(consumer.name, outcome);
      if (attempt === 1 && outcome === 'again') item.again += 1;
      if (attempt > 1 && outcome !== 'again') item.again -= 1;
      if (outcome !== 'again') return;
      await sleep(delayAfter(attempt, retry), undefined, { signal }).catch(() => undefined);
    }
    throw new BusClosed();
  };

  const detach = async (item: Attached): Promise<void> => {
    item.stopping.abort();
    attached.delete(item);
    await Promise.allSettled(item.jobs);
  };

  return {
    publish: async (event) => {
      await latch.passed();
      if (closed) throw new BusClosed();
      watchers.show(event);
      const jobs = oneOfEachName(attached)
        .filter(({ consumer }) => wants(consumer.subjects, event))
        .map((item) => {
          const job = deliverUntilDone(item, event);
          item.jobs.add(job);
          return job.finally(() => item.jobs.delete(job));
        });
      const outcomes = await Promise.allSettled(jobs);
      const failure = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failure) throw failure.reason;
      counters.published(event.subject);
    },
    publishFor: async (name, event) => {
      const item = oneOfEachName(attached).find(({ consumer }) => consumer.name === name);
      if (closed || !item) throw new BusClosed();
      const outcome = await deliver(item.consumer, event, retry.attempts, retry, log);
      counters.handled(name, outcome);
      if (outcome === 'again') throw new Error(`${name} could neither handle nor keep ${event.id}`);
    },
    consume: async (consumer) => {
      const item: Attached = { consumer, stopping: new AbortController(), jobs: new Set(), again: 0 };
      attached.add(item);
      // It keeps no history, so that every position is a new one.
      void latch.passed().then(() => {
        if (!item.stopping.signal.aborted) consumer.onNewPosition?.();
      });
      return () => detach(item);
    },
    watch: watchers.add,
    open: latch.open,
    ready: () => !closed,
    streamEpoch: () => null,
    // What has not been handed over yet waits in the outboxes.
    lag: async () =>
      [...attached].map(({ consumer, jobs, again }) => ({
        consumer: consumer.name,
        pending: 0,
        unacknowledged: jobs.size,
        redelivered: again,
      })),
    metrics: counters.metrics,
    close: async () => {
      closed = true;
      latch.open();
      await Promise.all([...attached].map(detach));
    },
  };
}

/** Of consumers with one name the first does the work; the next one takes over when it has stopped. */
function oneOfEachName(attached: ReadonlySet<Attached>): Attached[] {
  const byName = new Map<string, Attached>();
  for (const item of attached) if (!byName.has(item.consumer.name)) byName.set(item.consumer.name, item);
  return [...byName.values()];
}
