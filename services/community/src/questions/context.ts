import { createVault, type Limiter, type Vault } from '@narae/service-kit';
import type { Connection } from 'mongoose';
import type { ModerationContext } from '../moderation/index.ts';
import { questionModel } from './question.model.ts';

export const questionBucket = 'question_pictures';

export const questionVault = (store: Connection, key: Buffer): Vault =>
  createVault({ store, bucket: questionBucket, key });

export const questionStore = (store: Connection) => ({ questions: questionModel(store) });

export interface QuestionContext extends ModerationContext, ReturnType<typeof questionStore> {
  /** Counts wrong passwords, even with rate limits off (COMMUNITY-5). */
  readonly guesses: Limiter;
  readonly questionVault: Vault;
}
