import type { ServiceModule } from '@narae/service-kit';
import { startJoiningJob } from '../kernel/index.ts';
import { commentRoutes } from './comments.routes.ts';
import type { CommentContext } from './context.ts';

export const commentModule: ServiceModule<CommentContext> = {
  name: 'comments',
  routes: [commentRoutes],
  jobs: [
    (context) => startJoiningJob(context, context.comments, { comment_type: { $in: ['trip', 'enter'] } }),
  ],
};
