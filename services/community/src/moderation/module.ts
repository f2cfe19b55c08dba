import type { ServiceModule } from '@narae/service-kit';
import type { ModerationContext } from './context.ts';
import { moderationRoutes } from './moderation.routes.ts';

/** Admission of posts, blocked members, and the desk's queue (COMMUNITY-12, COMMUNITY-30 to COMMUNITY-33). */
export const moderationModule: ServiceModule<ModerationContext> = {
  name: 'moderation',
  routes: [moderationRoutes],
};
