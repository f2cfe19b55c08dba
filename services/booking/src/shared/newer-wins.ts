import { isDuplicateKey } from '@narae/service-kit';

/**
 * Runs an upsert that only matches older versions. The unique index rejects its insert when the stored one is
 * as new or newer, or was created this very moment: tried once more, then the news is old.
 * @returns whether it was written
 */
export const newerWins = async (
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
