import type { DeadLetterRow, Trouble } from '@narae/contracts';
import { MOST_TROUBLE_ROWS, MOST_RETRIED_LETTERS } from '@narae/contracts/trouble-limits';
import {
  type DeadLetter,
  countDeadLetters,
  findDeadLetters,
  findStuck,
  DomainError,
  replayDeadLetter,
  deleteDeadLetter,
} from '@narae/service-kit';
import type { KernelContext } from '../context.ts';
import { adminEntry } from '../common/admin-entry.ts';

/** Characters of an error that are shown. */
const MOST_ERROR = 300;

/** Characters of an error that are searched for addresses. */
const MOST_READ = 2_000;

/** Mail servers' answers may contain the recipient's address. */
const withoutAddresses = (error: string): string => error.replace(/[^\s<>"'():;,]+@[^\s<>"'():;,]+/g, '…@…');

/** Without the event's facts: they may be personal data (ADMIN-2). */
const deadLetterRow = ({ consumer, event, error, at }: DeadLetter): DeadLetterRow => ({
  consumer,
  event_id: event.id,
  subject: event.subject,
  aggregate_id: event.aggregate_id,
  error: withoutAddresses(error.slice(0, MOST_READ)).slice(0, MOST_ERROR),
  at: at.toISOString(),
});

/** Milliseconds: events are normally published within a second. */
const STUCK_MS = 60_000;

/** Booking's consumers; the bus of a shared process has others too. */
const OWN = 'booking-';

/** Consumers with a backlog; null while the broker does not answer. */
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

/** Unpublished events, consumers with a backlog, and dead letters (ADMIN-2). */
export const showProblems = async (
  context: Pick<KernelContext, 'store' | 'bus' | 'log' | 'relay'>,
): Promise<Trouble> => {
  const { store, relay } = context;
  // Events carry the process time, not that of the shop's clock.
  const before = new Date(Date.now() - STUCK_MS);
  const [stuck, letters, letters_cnt, consumers] = await Promise.all([
    findStuck(relay.models, before, MOST_TROUBLE_ROWS),
    findDeadLetters(store, {}, MOST_TROUBLE_ROWS),
    countDeadLetters(store),
    consumersBehind(context),
  ]);
  return {
    stuck: stuck.map(({ id, at, ...event }) => ({ ...event, event_id: id, at: at.toISOString() })),
    letters: letters.map(deadLetterRow),
    letters_cnt,
    consumers,
  };
};

interface DeadLetterSelection {
  readonly consumer: string;
  readonly event_id?: string | undefined;
}

/**
 * Hands dead letters to their consumer again, each audited first; consumers ignore what they know (ADMIN-2).
 * @throws DomainError dead_letter_not_found; consumer_unknown where this process has no such consumer
 */
export const retryDeadLetters = async (
  context: Pick<KernelContext, 'store' | 'bus' | 'auditLog' | 'now'>,
  { consumer, event_id }: DeadLetterSelection,
  by: string,
): Promise<{ done: number; left: number }> => {
  const { store, bus } = context;
  const which = event_id === undefined ? { consumer } : { _id: `${consumer}:${event_id}` };
  const letters = await findDeadLetters(store, which, MOST_RETRIED_LETTERS);
  if (letters.length === 0) throw new DomainError('dead_letter_not_found');
  if (!(await bus.lag()).some((item) => item.consumer === consumer))
    throw new DomainError('consumer_unknown');
  let done = 0;
  for (const deadLetter of letters) {
    const changes = [{ field: 'consumer', from: '', to: consumer }];
    const entry = {
      by,
      action: 'dead-letter-retried',
      kind: 'dead-letter',
      id: deadLetter.event.id,
      changes,
    } as const;
    await context.auditLog.add(adminEntry(context, entry));
    if (await replayDeadLetter(store, deadLetter, bus.publishFor)) done += 1;
  }
  return { done, left: await countDeadLetters(store, { consumer }) };
};

interface DiscardRequest {
  readonly consumer: string;
  readonly event_id: string;
  readonly reason: string;
}

/**
 * Discards a dead letter; the reason is audited first (ADMIN-2).
 * @throws DomainError discard_reason_input, dead_letter_not_found
 */
export const discardDeadLetter = async (
  context: Pick<KernelContext, 'store' | 'auditLog' | 'now'>,
  { consumer, event_id, reason }: DiscardRequest,
  by: string,
): Promise<void> => {
  if (reason === '') throw new DomainError('discard_reason_input', { field: 'reason' });
  const [deadLetter] = await findDeadLetters(context.store, { _id: `${consumer}:${event_id}` });
  if (!deadLetter) throw new DomainError('dead_letter_not_found');
  const changes = [
    { field: 'consumer', from: '', to: consumer },
    { field: 'reason', from: '', to: reason },
  ];
  const entry = { by, action: 'dead-letter-discarded', kind: 'dead-letter', id: event_id, changes } as const;
  await context.auditLog.add(adminEntry(context, entry));
  await deleteDeadLetter(context.store, deadLetter);
};
