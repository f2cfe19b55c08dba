import type { Connection } from 'mongoose';
import type { ModerationContext } from '../moderation/index.ts';
import { commentModel } from './comment.model.ts';

export const commentStore = (store: Connection) => ({ comments: commentModel(store) });

export interface CommentContext extends ModerationContext, ReturnType<typeof commentStore> {}
