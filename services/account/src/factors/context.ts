import type { Connection, Model } from 'mongoose';
import type { SignInContext } from '../sign-in/index.ts';
import { usedChallengeModel, type UsedChallenge } from './passkeys/used-challenge.model.ts';

export interface FactorsStore {
  readonly usedChallenges: Model<UsedChallenge>;
}

export interface FactorsContext extends SignInContext, FactorsStore {}

export const factorsStore = (store: Connection): FactorsStore => ({
  usedChallenges: usedChallengeModel(store),
});
