export { admitPost, forgetPost, forgetPosts, movePosts, retractPost } from './admission/admission.ts';
export { exportBlock, forgetBlock, moveBlock } from './blocks/blocks.ts';
export { type ModerationContext, moderationStore } from './context.ts';
export { moderationModule } from './module.ts';
export type { Post, PostKindRow } from './post-kinds.ts';
export { moderatedPosts } from './queue/queue.ts';
export { exportReports, forgetReports, moveReports } from './queue/reports.ts';
