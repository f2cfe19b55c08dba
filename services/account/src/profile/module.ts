import type { ServiceModule } from '@narae/service-kit';
import type { ProfileContext } from './context.ts';
import { profileRoutes, activityRoutes } from './profile.routes.ts';
import { consumeMemberChanges, consumeProfileChanges } from './profile.consumers.ts';
import { startNamesJob } from './profile.jobs.ts';

export const profileModule: ServiceModule<ProfileContext> = {
  name: 'profile',
  routes: [profileRoutes, activityRoutes],
  consumers: [consumeMemberChanges, consumeProfileChanges],
  jobs: [startNamesJob],
};
