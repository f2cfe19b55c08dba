import { setTimeout as sleep } from 'node:timers/promises';
import mongoose, { type Connection } from 'mongoose';

type Row = Record<string, unknown>;

/** Where one service keeps a copy of another's: fields of the owner's rows beside those of the copy's. */
interface CopyOf {
  readonly name: string;
  readonly key: string;
  readonly owner: {
    readonly database: string;
    readonly collection: string;
    readonly fields: readonly string[];
  };
  readonly copy: {
    readonly database: string;
    readonly collection: string;
    readonly fields: readonly string[];
  };
}

/** Every read model a service keeps of what another one owns. */
const copies: readonly CopyOf[] = [
  {
    name: 'catalog-seats',
    key: 'prod_id',
    owner: { database: 'booking', collection: 'seat_ledgers', fields: ['remaining', 'version'] },
    copy: { database: 'catalog', collection: 'products', fields: ['remaining', 'seats_version'] },
  },
  {
    name: 'booking-products',
    key: 'prod_id',
    owner: { database: 'catalog', collection: 'products', fields: ['version', 'origin_price'] },
    copy: { database: 'booking', collection: 'bookable_products', fields: ['version', 'origin_price'] },
  },
  {
    name: 'catalog-places',
    key: 'event_id',
    owner: { database: 'booking', collection: 'event_place_ledgers', fields: ['remaining', 'version'] },
    copy: { database: 'catalog', collection: 'events', fields: ['personnel_cnt', 'places_version'] },
  },
  {
    name: 'booking-events',
    key: 'event_id',
    owner: { database: 'catalog', collection: 'events', fields: ['version', 'event_total_cnt'] },
    copy: { database: 'booking', collection: 'bookable_events', fields: ['version', 'event_total_cnt'] },
  },
  {
    name: 'booking-rates',
    key: 'currency',
    owner: { database: 'catalog', collection: 'rates', fields: ['version', 'deal_bas_r'] },
    copy: { database: 'booking', collection: 'rates', fields: ['version', 'deal_bas_r'] },
  },
];

/** What is not as its owner has it, one line each. */
const differences = async (store: Connection, { name, key, owner, copy }: CopyOf): Promise<string[]> => {
  const rows = async ({ database, collection, fields }: CopyOf['owner']): Promise<Map<unknown, string>> => {
    const found = (await store.useDb(database).collection(collection).find({}).toArray()) as Row[];
    return new Map(found.map((row) => [row[key], JSON.stringify(fields.map((field) => row[field]))]));
  };
  const [mine, theirs] = await Promise.all([rows(owner), rows(copy)]);
  // A currency booking does not charge in is no copy of its.
  return [...theirs].flatMap(([id, told]) =>
    mine.get(id) === told ? [] : [`${name} ${String(id)}: ${told} of ${String(mine.get(id))}`],
  );
};

/** The read models of a running site, as they lie in its store. */
export const openCopies = async (storeUrl: string) => {
  const store = await mongoose.createConnection(storeUrl).asPromise();
  const all = async (): Promise<string[]> =>
    (await Promise.all(copies.map((one) => differences(store, one)))).flat();
  return {
    /** Makes every copy wrong, as a bad deployment might. */
    damage: async (): Promise<void> => {
      await store
        .useDb('catalog')
        .collection('products')
        .updateMany({}, { $set: { remaining: 1 } });
      await store
        .useDb('booking')
        .collection('rates')
        .updateMany({}, { $set: { deal_bas_r: 1 } });
    },
    /** Waits until all copies are as their owners'. @returns the milliseconds it took @throws Error with what is not */
    converged: async (patienceMs: number): Promise<number> => {
      const began = Date.now();
      for (;;) {
        const wrong = await all();
        if (wrong.length === 0) return Date.now() - began;
        if (Date.now() - began > patienceMs) throw new Error(`outdated copies:\n${wrong.join('\n')}`);
        await sleep(50);
      }
    },
    close: () => store.close(),
  };
};
