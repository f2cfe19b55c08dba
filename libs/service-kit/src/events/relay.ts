import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { attachmentsOf } from './attachments.ts';
import type { Logger } from '../base/logger.ts';
import type { Bus } from './bus/bus.ts';
import type { OutboxModel, Pending, Relay } from './outbox.ts';
import { createPublishedLog } from './published-log.ts';
import { outboxesOf, publishDocument } from './outbox-queries.ts';

export interface RelayOptions {
  readonly store: Connection;
  readonly bus: Bus;
  readonly models: readonly OutboxModel[];
  readonly log: Logger;
  /** Milliseconds between looks for events that another process wrote, or left when it died. */
  readonly recoveryMs?: number;
}

/** Documents published at the same time; one that waits for its consumer does not hold up the others. */
const AT_ONCE = 64;
/** Milliseconds between looks whether the broker has begun anew, which cost nothing. */
const TICK_MS = 1000;
/** Poll again when this many slots are free, or this many milliseconds after one became free. */
const WORTH_A_LOOK = AT_ONCE / 2;
const SOON_MS = 5;
/** Pause before a document whose event could not be published is tried again, in milliseconds. */
const AFTER_FAILURE_MS = 1000;

/** Publishes outboxes (ARCH-5), in order within a document. Replicas may overlap: an event id counts once. */
export function startRelay({ store, bus, models, log, recoveryMs = 5_000 }: RelayOptions): Relay {
  const stopping = new AbortController();
  const publishedLog = createPublishedLog(store, bus);
  const outboxes = outboxesOf(models);
  const busy = new Map<string, { id: unknown; work: Promise<void> }>();
  let wake = (): void => {};
  let nudged = false;
  let looking: Promise<number> = Promise.resolve(0);

  /** Whether more may wait than what is being published: another look follows when something has got through. */
  let again = false;

  const forward = async ({ model, document }: Pending): Promise<void> => {
    try {
      await publishDocument(model, document, { bus, publishedLog, log, signal: stopping.signal });
    } catch (error) {
      if (stopping.signal.aborted) return;
      again = true;
      log.warn({ err: error, model: model.modelName }, 'events could not be published, will be tried again');
      await sleep(AFTER_FAILURE_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  const keyOf = ({ model, document }: Pending): string => `${model.modelName}/${String(document._id)}`;

  const start = (pending: Pending): void => {
    const key = keyOf(pending);
    const work = forward(pending).finally(() => {
      busy.delete(key);
      if (again) onFreed();
    });
    busy.set(key, { id: pending.document._id, work });
  };

  const lookOnce = async (): Promise<number> => {
    const taken = [...busy.values()].map(({ id }) => id);
    const room = AT_ONCE - busy.size;
    // What is in progress may hold a further event. Decided before the query: it may be done before the answer.
    again = taken.length > 0;
    const found = await outboxes.pending(taken, room);
    // There may be more than there was room for.
    again ||= found.length >= room;
    for (const pending of found) start(pending);
    return found.length;
  };

  // One pass at a time: two would start on the same document.
  let passes = 0;
  const pass = (): Promise<number> => {
    passes += 1;
    looking = looking.then(lookOnce, lookOnce).finally(() => {
      passes -= 1;
    });
    return looking;
  };

  const nudge = (): void => {
    clearTimeout(soon);
    soon = undefined;
    freed = 0;
    nudged = true;
    wake();
  };
  /** Polls once several slots are free: one query per document would cost more than publishing it. */
  let freed = 0;
  let soon: NodeJS.Timeout | undefined;
  const onFreed = (): void => {
    freed += 1;
    if (freed >= WORTH_A_LOOK) nudge();
    else soon ??= setTimeout(nudge, SOON_MS).unref();
  };
  /** Publishes from memory unless the document is already in progress: another look then finds the rest. */
  const take = (written: Pending): boolean => {
    if (stopping.signal.aborted || passes > 0 || busy.size >= AT_ONCE || busy.has(keyOf(written)))
      return false;
    start(written);
    return true;
  };
  let nextLook = 0;
  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      const wait = Math.min(TICK_MS, nextLook - Date.now());
      const timer = setTimeout(resolve, nudged ? 0 : wait);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const look = async (): Promise<void> => {
    nudged = false;
    try {
      await pass();
      nextLook = Date.now() + recoveryMs;
    } catch (error) {
      log.warn({ err: error }, 'outboxes could not be read');
      nextLook = Date.now() + AFTER_FAILURE_MS;
    }
  };

  // Runs beside the loop: new events must not wait while old ones are published again.
  let republishing: Promise<void> | undefined;
  const republish = (): Promise<void> =>
    publishedLog
      .republishAfterDataLoss(stopping.signal)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'events could not be published again after the broker lost its data'),
      );

  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      if (!republishing) republishing = republish().finally(() => (republishing = undefined));
      if (nudged || Date.now() >= nextLook) await look();
      await rest();
    }
    await Promise.all([republishing, ...[...busy.values()].map((item) => item.work)]);
  };
  const running = loop();

  const relay: Relay = {
    models,
    nudge: (written) => {
      if (!written || !take(written)) nudge();
    },
    drained: async () => {
      // A document that is being published may hold a further event: only a pass that began with nothing in
      // progress and found nothing proves that every event is published.
      for (let empty = false; !empty && !stopping.signal.aborted;) {
        const idle = busy.size === 0;
        empty = (await pass()) === 0 && idle;
        await Promise.all([...busy.values()].map((item) => item.work));
      }
    },
    stop: async () => {
      stopping.abort();
      // Also where it is looking at the moment, and would rest afterwards.
      nudge();
      attachmentsOf(store).relays.delete(relay);
      await running;
    },
  };
  attachmentsOf(store).relays.add(relay);
  return relay;
}
