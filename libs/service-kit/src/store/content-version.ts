import pLimit from 'p-limit';
import type { Connection } from 'mongoose';
import type { Logger } from '../base/logger.ts';
import { onWrites } from './writes.ts';
import { number, storedModel, text } from './stored-fields.ts';

const contentVersionModel = storedModel('ContentVersion', 'content_versions', {
  _id: text({ required: false }),
  version: number(),
});

/** Age of what is known of others' writes, and delay in telling one's own: together below a second. */
const LOOK_MS = 700;
const TELL_MS = 200;
/** Pause before telling is tried again, in milliseconds. */
const AFTER_FAILURE_MS = 1_000;

/** Saves comparing content: equal numbers mean that nothing was written between them (ARCH-13). */
export interface ContentVersion {
  /** At once after one's own writes; after another process's within a second. @throws where the store cannot be asked */
  current(): Promise<number> | number;
  /** As last known, without asking. */
  known(): number;
  stop(): Promise<void>;
}

/**
 * Follows the writes of its own process as they happen, and those of others by a number in the store, which
 * is read at most once in 700 ms and only on demand.
 */
export const startContentVersion = ({
  store,
  collections,
  log,
}: {
  readonly store: Connection;
  readonly collections: readonly string[];
  readonly log: Logger;
}): ContentVersion => {
  const versions = contentVersionModel(store);
  const _id = collections.join(' ');
  let version = 0;
  let stored: number | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;
  let telling: NodeJS.Timeout | undefined;

  // A look before the answer that the number was raised would take one's own write for another process's.
  const inTurn = pLimit(1);
  const seen = (found: number, expected: number): void => {
    if (stored !== null && found !== expected) version += 1;
    stored = found;
  };
  const tell = async (): Promise<void> => {
    clearTimeout(telling);
    telling = undefined;
    await inTurn(async () => {
      const updated = await versions
        .findOneAndUpdate({ _id }, { $inc: { version: 1 } }, { upsert: true, returnDocument: 'after' })
        .lean();
      seen(updated?.version ?? 0, (stored ?? 0) + 1);
    });
  };
  const tellSoon = (ms: number): void => {
    telling ??= setTimeout(() => {
      tell().catch((error: unknown) => {
        log.warn({ err: error }, 'other processes could not be told of a change, will be tried again');
        tellSoon(AFTER_FAILURE_MS);
      });
    }, ms).unref();
  };
  const unwatch = onWrites(store, collections, () => {
    version += 1;
    tellSoon(TELL_MS);
  });
  const look = (): Promise<void> =>
    inTurn(async () => {
      const found = await versions.findById(_id).lean();
      seen(found?.version ?? 0, stored ?? 0);
      lookedAt = performance.now();
    });

  return {
    known: () => version,
    current: () => {
      if (performance.now() - lookedAt < LOOK_MS) return version;
      looking ??= look().finally(() => {
        looking = undefined;
      });
      return looking.then(() => version);
    },
    stop: async () => {
      unwatch();
      if (telling) await tell();
    },
  };
};
