import type { ServiceModule } from '@narae/service-kit';
import type { DeskContext } from './context.ts';
import { deskRoutes, faqRoutes, noticeRoutes, templateRoutes, translationRoutes } from './desk.routes.ts';
import { consumeMemberWithdrawn } from './members/member-withdrawn.consumer.ts';
import { followMergedAccounts, startMemberJobs } from './members/members.job.ts';
import { memberRoutes } from './members/members.routes.ts';

export const deskModule: ServiceModule<DeskContext> = {
  name: 'desk',
  routes: [noticeRoutes, faqRoutes, templateRoutes, translationRoutes, deskRoutes, memberRoutes],
  consumers: [consumeMemberWithdrawn],
  jobs: [startMemberJobs, followMergedAccounts],
};
