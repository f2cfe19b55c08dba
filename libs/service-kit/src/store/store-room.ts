import type { Connection } from 'mongoose';

/** Whether a store takes writes: one that has no room says so of itself, as MongoDB does of one that takes none. */
export const takesWrites = async (store: Connection): Promise<boolean> => {
  const { readOnly } = (await store.db?.admin().command({ hello: 1 })) ?? {};
  return readOnly !== true;
};
