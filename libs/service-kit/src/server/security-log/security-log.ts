import { randomUUID } from 'node:crypto';
import { isUnbounded, LEFT_OUT, type SecurityEventKind } from '@narae/contracts/security-event-kinds';
import type { Connection } from 'mongoose';
import { shortAddress } from '../../base/caller.ts';
import type { Logger } from '../../base/logger.ts';
import { runningCaller, runningTraceId } from '../../base/trace.ts';
import { createEventBudget } from './event-budget.ts';
import { addEvents, type SecurityEvent, securityEventModel } from './security-event.queries.ts';

interface SecurityFacts {
  readonly actor?: string | undefined;
  readonly about?: string | undefined;
  readonly reason?: string | undefined;
  readonly call?: string | undefined;
  readonly ip?: string | undefined;
  readonly traceId?: string | undefined;
}

/** The security log of a service: what strangers and administrators do (ACCOUNT-42). */
export interface SecurityLog {
  /** Notes an event. Nobody waits for it: it is written within a second, and never fails a call. */
  note(kind: SecurityEventKind, facts?: SecurityFacts): void;
  /** Writes what waits. @throws where the store does not take it; it then waits on */
  flush(): Promise<void>;
}

export interface SecurityLogOptions {
  /** Null keeps no lines and only counts, as at the edge. */
  readonly store: Connection | null;
  readonly log: Logger;
  readonly now: () => Date;
  readonly count: (kind: SecurityEventKind) => void;
}

/** Lines wait so long for others to be written together with, in milliseconds. */
const FLUSH_MS = 1_000;
/** Lines that wait while the store is away; what comes then is counted. */
const MOST_WAITING = 2_000;
const MOST_IN_ONE = 500;
const MOST_TEXT = 100;

const cut = (text: string | undefined): string => (text ?? '').slice(0, MOST_TEXT);

export const createSecurityLog = ({
  store,
  log,
  now,
  count,
}: SecurityLogOptions): SecurityLog & { close(): Promise<void> } => {
  const events = store && securityEventModel(store);
  const budget = createEventBudget(() => now().getTime());
  let waiting: SecurityEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let writing: Promise<void> = Promise.resolve();

  const lineOf = (
    kind: SecurityEventKind,
    facts: SecurityFacts,
    network: string,
    many = 1,
  ): SecurityEvent => ({
    _id: randomUUID(),
    at: now(),
    kind,
    actor: cut(facts.actor),
    about: cut(facts.about),
    reason: cut(facts.reason),
    call: cut(facts.call),
    network,
    trace_id: cut(facts.traceId),
    count: many,
  });
  const schedule = (): void => {
    if (timer || closed) return;
    timer = setTimeout(() => {
      timer = undefined;
      flush().catch((error: unknown) => {
        log.error({ err: error, waiting: waiting.length }, 'the security log could not be written');
      });
    }, FLUSH_MS).unref();
  };
  const write = async (all: boolean): Promise<void> => {
    if (!events) return;
    for (const { kind, network, count: many } of budget.take(all))
      waiting.push(lineOf(kind, { reason: LEFT_OUT }, network, many));
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MOST_IN_ONE);
      try {
        await addEvents(events, batch);
      } catch (error) {
        schedule();
        throw error;
      }
      waiting = waiting.slice(batch.length);
    }
    if (budget.waits()) schedule();
  };
  const flush = (all = false): Promise<void> => {
    const turn = writing.then(
      () => write(all),
      () => write(all),
    );
    writing = turn;
    return turn;
  };

  return {
    note: (kind, facts = {}) => {
      count(kind);
      if (!events || closed) return;
      const caller = runningCaller();
      const network = shortAddress(facts.ip ?? caller?.ip ?? '');
      const eventFacts = {
        ...facts,
        actor: facts.actor ?? caller?.mem_id,
        traceId: facts.traceId ?? runningTraceId(),
      };
      if (isUnbounded(kind) && !budget.admits(kind, network)) return schedule();
      if (waiting.length < MOST_WAITING) waiting.push(lineOf(kind, eventFacts, network));
      else budget.leaveOut(kind, network, 1);
      schedule();
    },
    flush: () => flush(),
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await flush(true).catch((error: unknown) => {
        log.error(
          { err: error, waiting: waiting.length },
          'the last of the security log could not be written',
        );
      });
    },
  };
};
