/** Keeps the latest entries, each for a while: a sandbox that runs for weeks does not grow. */
export interface ShortMemory<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, seconds?: number): void;
  take(key: string): Value | undefined;
  delete(key: string): void;
  entries(): IterableIterator<[string, { readonly value: Value; readonly until: number }]>;
}

const most = 2_000;

/** A memory of at most 2,000 entries of an hour each, unless told otherwise. */
export const shortMemory = <Value>(): ShortMemory<Value> => {
  const kept = new Map<string, { readonly value: Value; readonly until: number }>();
  const get = (key: string): Value | undefined => {
    const entry = kept.get(key);
    return entry && entry.until > Date.now() ? entry.value : undefined;
  };
  return {
    get,
    set: (key, value, seconds = 3_600) => {
      kept.delete(key);
      kept.set(key, { value, until: Date.now() + seconds * 1_000 });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
    take: (key) => {
      const value = get(key);
      kept.delete(key);
      return value;
    },
    delete: (key) => void kept.delete(key),
    entries: () => kept.entries(),
  };
};
