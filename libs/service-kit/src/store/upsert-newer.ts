import { isDuplicateKey } from './duplicate-key.ts';

/**
 * Runs an upsert that only matches older versions of a document. The unique index rejects its insert when the stored
 * one is as new or newer, or was created this very moment: it is tried once more, then what came counts as old.
 * @returns whether it was written
 */
export const upsertNewer = async (
  upsert: () => Promise<{ modifiedCount: number; upsertedCount: number }>,
): Promise<boolean> => {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const { modifiedCount, upsertedCount } = await upsert();
      return modifiedCount + upsertedCount === 1;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
  return false;
};
