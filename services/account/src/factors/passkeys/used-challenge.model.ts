import { isDuplicateKey, plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** A challenge that was answered: it is not accepted again. */
export interface UsedChallenge {
  /** SHA-256 of the challenge. */
  _id: string;
  /** When it could not be answered any more anyway. */
  expires_at: Date;
}

const usedSchema = new Schema<UsedChallenge>(
  { _id: String, expires_at: { type: Date, required: true, index: { expireAfterSeconds: 0 } } },
  { ...plainSchema, collection: 'used_challenges' },
);

/** The answered challenges of a store. */
export const usedChallengeModel = (store: Connection): Model<UsedChallenge> =>
  (store.models['UsedChallenge'] as Model<UsedChallenge> | undefined) ??
  store.model<UsedChallenge>('UsedChallenge', usedSchema);

/** Uses a challenge up. @returns false where it has been answered before */
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
