import type { EventEnvelope } from '@narae/events';
import type { Logger } from '../../base/logger.ts';
import { withTrace } from '../../base/trace.ts';
import { PoisonEvent, type Consumer } from './bus.ts';
import type { RetryPolicy } from './retry-policy.ts';

/** `done`: effect stored. `dead`: kept as a dead letter. `again`: to be tried once more. */
export type Outcome = 'done' | 'dead' | 'again';

/**
 * One attempt to hand an event to a consumer. The last attempt ends with a dead letter, but only once that
 * has been kept: while the consumer's store is away nothing is given up.
 */
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
