import { isDuplicateKey, moment, storedModel, text, type StoredOf } from '@narae/service-kit';

const usedChallenge = {
  /** SHA-256 of the challenge. */
  _id: text({ required: false }),
  expires_at: moment({ index: { expireAfterSeconds: 0 } }),
};
export type UsedChallenge = StoredOf<typeof usedChallenge>;

export const usedChallengeModel = storedModel('UsedChallenge', 'used_challenges', usedChallenge);

/** @returns false where it was answered before */
export const useChallenge = async (
  used: ReturnType<typeof usedChallengeModel>,
  challenge: UsedChallenge,
): Promise<boolean> => {
  try {
    await used.create(challenge);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
};
