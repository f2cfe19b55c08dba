import type { KeptAmounts } from '@narae/service-kit';
import type { Connection } from 'mongoose';
import type { KernelContext } from '../kernel/index.ts';
import { blockModel, postedModel, reportModel, wordListModel } from './moderation.model.ts';
import type { PostKinds } from './post-kinds.ts';

export const moderationStore = (store: Connection) => ({
  posted: postedModel(store),
  reports: reportModel(store),
  blocks: blockModel(store),
  wordLists: wordListModel(store),
});

export interface ModerationContext extends KernelContext, ReturnType<typeof moderationStore> {
  readonly kept: KeptAmounts;
  readonly postKinds: PostKinds;
}
