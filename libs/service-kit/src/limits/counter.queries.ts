import { isDuplicateKey } from '../store/duplicate-key.ts';
import type { counterModel, StoredCounter } from './counter.model.ts';

type Counters = ReturnType<typeof counterModel>;

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
    const { rev = 0 } = known;
    const unchanged = { _id, rev: known.rev ?? { $exists: false } };
    const { matchedCount } = await counters.updateOne(unchanged, { $set: { ...fields, rev: rev + 1 } });
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
