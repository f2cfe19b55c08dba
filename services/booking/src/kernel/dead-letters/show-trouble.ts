import { MOST_TROUBLE_ROWS, type Trouble } from '@narae/contracts';
import { countDeadLetters, findDeadLetters, findStuck } from '@narae/service-kit';
import type { KernelContext } from '../context.ts';
import { letterRow } from './letter.view.ts';

/** An event is published within a second; after so long, in milliseconds, something is in its way. */
const STUCK_MS = 60_000;

/** Consumers of booking; in one process with others the bus knows theirs as well. */
const OWN = 'booking-';

/** Those that have something before them; null while the broker does not answer. */
const consumersBehind = async ({
  bus,
  log,
}: Pick<KernelContext, 'bus' | 'log'>): Promise<Trouble['consumers']> => {
  try {
    return (await bus.lag()).filter(
      ({ consumer, pending, unacknowledged }) => consumer.startsWith(OWN) && pending + unacknowledged > 0,
    );
  } catch (error) {
    log.warn({ err: error }, 'the broker did not say how far consumers are');
    return null;
  }
};

/** What does not get on in booking's events: unpublished ones, consumers that are behind, and dead letters (ADMIN-2). */
export const showTrouble = async (
  context: Pick<KernelContext, 'store' | 'bus' | 'log' | 'relay'>,
): Promise<Trouble> => {
  const { store, relay } = context;
  // Events carry the time of the process that raised them, not that of the shop's clock.
  const before = new Date(Date.now() - STUCK_MS);
  const [stuck, letters, letters_cnt, consumers] = await Promise.all([
    findStuck(relay.models, before, MOST_TROUBLE_ROWS),
    findDeadLetters(store, {}, MOST_TROUBLE_ROWS),
    countDeadLetters(store),
    consumersBehind(context),
  ]);
  return {
    stuck: stuck.map(({ id, at, ...event }) => ({ ...event, event_id: id, at: at.toISOString() })),
    letters: letters.map(letterRow),
    letters_cnt,
    consumers,
  };
};
