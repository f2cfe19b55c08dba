import { isDuplicateKey } from '@narae/service-kit';
import type { throttleModel } from './throttle.model.ts';

type Throttles = ReturnType<typeof throttleModel>;

/** Adds one to a counter, creating it where needed. @returns how many it counts by now */
export const increment = async (throttles: Throttles, _id: string, ends_at: Date): Promise<number> => {
  const add = () =>
    throttles
      .findOneAndUpdate(
        { _id },
        { $inc: { count: 1 }, $setOnInsert: { ends_at } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
  try {
    return (await add())?.count ?? 1;
  } catch (error) {
    // Two first tries may both want to create the counter; the one who lost finds it there.
    if (isDuplicateKey(error)) return (await add())?.count ?? 1;
    throw error;
  }
};

/** Takes one off a counter, never below zero. */
export const decrement = async (throttles: Throttles, _id: string): Promise<void> => {
  await throttles.updateOne({ _id, count: { $gt: 0 } }, { $inc: { count: -1 } });
};

/** Deletes a counter. */
export const removeCounter = async (throttles: Throttles, _id: string): Promise<void> => {
  await throttles.deleteOne({ _id });
};
