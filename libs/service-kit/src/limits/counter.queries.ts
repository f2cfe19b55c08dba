import { isDuplicateKey } from '../store/duplicate-key.ts';
import type { counterModel, StoredCounter } from './counter.model.ts';

type Counters = ReturnType<typeof counterModel>;

/**
 * Adds to a counter, creating it where needed, unless it would then count more than `most`: nothing is written then.
 * @returns whether it was added
 */
export const addUpTo = async (
  counters: Counters,
  { _id, ends_at }: Pick<StoredCounter, '_id' | 'ends_at'>,
  by: number,
  most: number,
): Promise<boolean> => {
  if (by > most) return false;
  const add = async (): Promise<boolean> => {
    try {
      await counters.updateOne(
        { _id, count: { $lte: most - by } },
        { $inc: { count: by }, $setOnInsert: { ends_at } },
        { upsert: true },
      );
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };
  // A counter that is there already is either full, or was made by another first try at this moment.
  return (await add()) || add();
};

/** Takes off a counter, never below zero. */
export const decrement = async (counters: Counters, _id: string, by: number): Promise<void> => {
  await counters.updateOne({ _id, count: { $gte: by } }, { $inc: { count: -by } });
};

/** A counter; null where nothing was counted. */
export const findCounter = (counters: Counters, _id: string): Promise<StoredCounter | null> =>
  counters.findById(_id).lean<StoredCounter>().exec();

/** Puts a counter in the place of the one that was read. @returns false where somebody was faster */
export const replaceCounter = async (
  counters: Counters,
  known: StoredCounter | null,
  next: StoredCounter,
): Promise<boolean> => {
  const { _id, ...fields } = next;
  if (known) {
    const { matchedCount } = await counters.updateOne({ _id, count: known.count }, { $set: fields });
    return matchedCount === 1;
  }
  try {
    await counters.create(next);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
};

/** Deletes a counter. */
export const removeCounter = async (counters: Counters, _id: string): Promise<void> => {
  await counters.deleteOne({ _id });
};
