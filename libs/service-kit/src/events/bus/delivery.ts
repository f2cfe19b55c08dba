import type { EventEnvelope } from '@narae/events';
import { Counter, type Metric } from 'prom-client';
import type { Logger } from '../../base/logger.ts';
import { withTrace } from '../../base/trace.ts';
import { PoisonEvent, type Consumer } from './bus.ts';

export interface RetryPolicy {
  readonly attempts: number;
  readonly firstDelayMs: number;
  readonly maxDelayMs: number;
}

export const defaultRetry: RetryPolicy = { attempts: 8, firstDelayMs: 200, maxDelayMs: 10_000 };

/** Milliseconds to wait after the given failed attempt (1 = the first): doubled each time, up to the limit. */
export function delayAfter(attempt: number, policy: RetryPolicy): number {
  return Math.min(policy.firstDelayMs * 2 ** (attempt - 1), policy.maxDelayMs);
}

/** `done`: effect stored. `dead`: kept as a dead letter. `again`: to be tried once more. */
type Outcome = 'done' | 'dead' | 'again';

/** The last attempt ends with a dead letter once that is kept: without a store nothing is given up. */
export async function deliver(
  consumer: Consumer,
  event: EventEnvelope,
  attempt: number,
  policy: RetryPolicy,
  log: Logger,
): Promise<Outcome> {
  const about = {
    consumer: consumer.name,
    event_id: event.id,
    subject: event.subject,
    trace_id: event.trace_id,
    attempt,
  };
  try {
    await withTrace(event.trace_id, () => consumer.handle(event));
    log.info(about, 'event dealt with');
    return 'done';
  } catch (error) {
    if (attempt < policy.attempts && !(error instanceof PoisonEvent)) {
      log.warn({ err: error, ...about }, 'event failed, will be tried again');
      return 'again';
    }
    return deadLetter(consumer, event, error, log, about);
  }
}

async function deadLetter(
  consumer: Consumer,
  event: EventEnvelope,
  error: unknown,
  log: Logger,
  about: Record<string, unknown>,
): Promise<Outcome> {
  try {
    await consumer.onDead?.(event, error);
    log.error({ err: error, ...about }, 'event became a dead letter');
    return 'dead';
  } catch (failure) {
    log.error({ err: failure, ...about }, 'dead letter could not be kept, the event goes on being tried');
    return 'again';
  }
}

export interface BusCounters {
  readonly metrics: readonly Metric[];
  published(subject: string): void;
  handled(consumer: string, outcome: Outcome): void;
}

export function createBusCounters(): BusCounters {
  const published = new Counter({
    name: 'narae_events_published_total',
    help: 'Events the bus has taken over',
    labelNames: ['subject'],
    registers: [],
  });
  const handled = new Counter({
    name: 'narae_events_handled_total',
    help: 'Attempts of a consumer to deal with an event: done, again (failed, will be tried again), dead',
    labelNames: ['consumer', 'outcome'],
    registers: [],
  });
  return {
    metrics: [published, handled],
    published: (subject) => published.inc({ subject }),
    handled: (consumer, outcome) => handled.inc({ consumer, outcome }),
  };
}
