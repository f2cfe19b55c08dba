import type { ServiceModule } from '@narae/service-kit';
import type { MembersContext } from './context.ts';
import { consumeMemberWithdrawn } from './member-withdrawn.consumer.ts';
import { startMemberJobs } from './members.job.ts';
import { memberRoutes } from './members.routes.ts';
import { followJoins } from './move-member.ts';

/** What happens to a member's data: export, merging of accounts, leaving. */
export const membersModule: ServiceModule<MembersContext> = {
  name: 'members',
  routes: [memberRoutes],
  consumers: [consumeMemberWithdrawn],
  jobs: [startMemberJobs, followJoins],
};
