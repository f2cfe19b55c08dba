import { randomInt } from 'node:crypto';
import { isDuplicateKey } from '../store/duplicate-key.ts';
import type { counterModel, StoredCounter } from './counter.model.ts';

type Counters = ReturnType<typeof counterModel>;

/** A counter; null where nothing was counted. */
export const findCounter = (counters: Counters, _id: string): Promise<StoredCounter | null> =>
  counters.findById(_id).lean<StoredCounter>().exec();

/** Where a counter begins to count its changes: anywhere, so that one that was deleted meanwhile is not taken for it. */
const firstRev = (): number => randomInt(2 ** 40);

/** Puts a counter in the place of the one that was seen. @returns it as it is stored; null where somebody was faster */
export const replaceCounter = async (
  counters: Counters,
  known: StoredCounter | null,
  next: Omit<StoredCounter, 'rev'>,
): Promise<StoredCounter | null> => {
  if (known) {
    const { _id, ...fields } = next;
    const rev = (known.rev ?? 0) + 1;
    const unchanged = { _id, rev: known.rev ?? { $exists: false } };
    const { matchedCount } = await counters.updateOne(unchanged, { $set: { ...fields, rev } });
    return matchedCount === 1 ? { ...next, rev } : null;
  }
  try {
    const first = { ...next, rev: firstRev() };
    await counters.create(first);
    return first;
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
};

/** Deletes a counter. */
export const removeCounter = async (counters: Counters, _id: string): Promise<void> => {
  await counters.deleteOne({ _id });
};
