import { LRUCache } from 'lru-cache';
import type { ContentVersion } from './content-version.ts';

interface Entry<Value> {
  readonly value: Value;
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Values may depend on the hour, and a process that died between a write and telling of it is found out so: none is older than
 * this, in milliseconds.
 */
const KEPT_MS = 10_000;

/** Keeps what was made of some collections, as long as nothing was written to them (ARCH-13). Whoever gets a value must not change it. */
export interface Kept<Value> {
  /** The value under a name: the one that was kept, or a new one. */
  value(name: string, make: () => Promise<Value>): Promise<Value>;
}

export interface KeptOptions<Value> {
  /** Of everything that values are made from. */
  readonly version: ContentVersion;
  readonly now: () => Date;
  /** How much room all of them may take, in whatever `sizeOf` counts. */
  readonly room: number;
  /** What one takes, a whole number above zero; 1 unless given. */
  readonly sizeOf?: (value: Value, name: string) => number;
}

/** Values of one kind, the latest asked for staying longest. */
export const createKept = <Value>({
  version,
  now,
  room,
  sizeOf = () => 1,
}: KeptOptions<Value>): Kept<Value> => {
  const kept = new LRUCache<string, Entry<Value>>({
    maxSize: room,
    sizeCalculation: ({ value }, name) => sizeOf(value, name),
  });
  return {
    value: async (name, make) => {
      const current = await version.current();
      const at = now().getTime();
      const known = kept.get(name);
      if (known?.version === current && Math.abs(at - known.at) < KEPT_MS) return known.value;
      const value = await make();
      // Written meanwhile: it may or may not be in the value.
      if (version.known() === current) kept.set(name, { value, version: current, at });
      return value;
    },
  };
};
