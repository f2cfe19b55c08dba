import { search } from './commands/search.ts';
import type { Store } from './store.ts';

/** Removes what TTL indexes say has expired. Of several dates in one document the earliest counts. */
export function removeExpired(store: Store, now = Date.now()): Promise<void> {
  return store.write(() => {
    for (const collection of store.collections.values()) {
      for (const { pattern, covers, record } of collection.indexes) {
        const seconds = record.spec.expireAfterSeconds;
        if (seconds === undefined) continue;
        const filter = { [pattern[0]![0]]: { $lte: new Date(now - seconds * 1000) } };
        const expired = [...search(collection, { filter })].filter(({ doc }) => covers(doc));
        for (const { stored } of expired) collection.remove(stored);
      }
    }
  });
}
