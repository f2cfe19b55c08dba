import { createVault, type Limiter, type Vault } from '@narae/service-kit';
import type { Connection } from 'mongoose';
import type { ModerationContext } from '../moderation/index.ts';
import { questionModel } from './question.model.ts';

/** Where the pictures of questions lie. */
export const questionBucket = 'question_pictures';

/** The vault of the pictures of questions. @param key of 32 bytes */
export const questionVault = (store: Connection, key: Buffer): Vault =>
  createVault({ store, bucket: questionBucket, key });

/** The questions' collection on a connection. */
export const questionStore = (store: Connection) => ({ questions: questionModel(store) });

/** What questions work with. */
export interface QuestionContext extends ModerationContext, ReturnType<typeof questionStore> {
  /** Counts wrong passwords, also where no other limit counts (COMMUNITY-5). */
  readonly guesses: Limiter;
  /** Encrypted pictures. */
  readonly questionVault: Vault;
}
