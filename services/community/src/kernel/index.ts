export {
  changeAuthor,
  findAuthors,
  findNamed,
  findToCheck,
  hasLeft,
  mergeAuthor,
  noteChecked,
  noteLeft,
  requireAuthor,
  requireOwner,
} from './authors.ts';
export { type KernelContext, kernelStore } from './context.ts';
export { audited, type Author, deletedAt, type JoinedDeparture } from './kernel.model.ts';
export { kernelModule } from './module.ts';
export { createNumbered } from './numbers.ts';
export {
  beyond,
  cutPage,
  exportPage,
  type ExportPage,
  exportPageSize,
  following,
  type PageCursor,
  picturesIn,
  readCursor,
} from './pages.rules.ts';
export {
  findCommentTarget,
  findReviewTarget,
  type PostTarget,
  requireTarget,
  reviewableProducts,
} from './targets.ts';
export { joinPosts, keptAt, startJoiningJob, wholeOf } from './trip-posts.ts';
