import { search } from './commands/query.ts';
import type { Store } from './store.ts';

/** Removes what TTL indexes say has expired. Of several dates in one document the earliest counts. */
export async function removeExpired(store: Store, now = Date.now()): Promise<number> {
  const expiring = [...store.collections.values()].flatMap((collection) =>
    collection.indexes
      .filter(({ record }) => record.spec.expireAfterSeconds !== undefined)
      .map((index) => ({ collection, index })),
  );
  if (expiring.length === 0) return 0;
  return store.write(() => {
    let removed = 0;
    for (const { collection, index } of expiring) {
      const before = new Date(now - index.record.spec.expireAfterSeconds! * 1000);
      const filter = { [index.pattern[0]![0]]: { $lte: before } };
      const expired = [...search(collection, { filter })].filter(
        ({ doc }) => !index.covers || index.covers(doc),
      );
      for (const { stored } of expired) collection.remove(stored);
      removed += expired.length;
    }
    return removed;
  });
}
