import type { Connection } from 'mongoose';
import type { ModerationContext } from '../moderation/index.ts';
import { commentModel } from './comment.model.ts';

/** The comments' collection on a connection. */
export const commentStore = (store: Connection) => ({ comments: commentModel(store) });

/** What comments work with. */
export interface CommentContext extends ModerationContext, ReturnType<typeof commentStore> {}
