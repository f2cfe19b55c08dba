export { forgetComments, joinComments, moveComments } from './change-comments.ts';
export { type CommentContext, commentStore } from './context.ts';
export { commentKind } from './moderated-comments.ts';
export { commentModule } from './module.ts';
export { exportComments, exportLiked } from './read-comments.ts';
