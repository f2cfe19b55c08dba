import type { ServiceModule } from '@narae/service-kit';
import { commentRoutes } from './comments.routes.ts';
import type { CommentContext } from './context.ts';

export const commentModule: ServiceModule<CommentContext> = { name: 'comments', routes: [commentRoutes] };
