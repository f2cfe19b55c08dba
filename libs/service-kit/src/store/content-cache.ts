import { LRUCache } from 'lru-cache';
import type { ContentVersion } from './content-version.ts';

interface Entry<Value> {
  readonly value: Value;
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Greatest age in milliseconds: values may depend on the hour, and a writer may have died before it told. */
const KEPT_MS = 10_000;

/** Saves making a value from content until the content changes (ARCH-13). Nobody may change a value. */
export interface Kept<Value> {
  value(name: string, make: () => Promise<Value>): Promise<Value>;
}

export interface KeptOptions<Value> {
  readonly version: ContentVersion;
  readonly now: () => Date;
  /** Room for all of them, in whatever `sizeOf` counts. */
  readonly room: number;
  /** A whole number above zero; 1 unless given. */
  readonly sizeOf?: (value: Value, name: string) => number;
}

export const createKept = <Value>({
  version,
  now,
  room,
  sizeOf = () => 1,
}: KeptOptions<Value>): Kept<Value> => {
  const entries = new LRUCache<string, Entry<Value>>({
    maxSize: room,
    sizeCalculation: ({ value }, name) => sizeOf(value, name),
  });
  return {
    value: async (name, make) => {
      const current = await version.current();
      const at = now().getTime();
      const cached = entries.get(name);
      if (cached?.version === current && Math.abs(at - cached.at) < KEPT_MS) return cached.value;
      const value = await make();
      // Written meanwhile: it may or may not be in the value.
      if (version.known() === current) entries.set(name, { value, version: current, at });
      return value;
    },
  };
};

/**
 * Reads into memory what is made from content. @returns waits until that is no older than the call; callers at one time
 * share a reading (ARCH-13)
 */
export const followContent = (
  version: Pick<ContentVersion, 'current'>,
  read: () => Promise<void>,
): (() => Promise<void>) => {
  let readFor = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  const readAt = async (current: number): Promise<void> => {
    await read();
    readFor = current;
  };
  return async () => {
    const current = await version.current();
    // A reading under way may have begun before the newest change.
    while (readFor < current) {
      reading ??= readAt(current).finally(() => {
        reading = null;
      });
      await reading;
    }
  };
};
