import type { Service } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import { commentRoutes } from './comments/comments.routes.ts';
import type { CommunityConfig } from './config.ts';
import { createContext, type CommunityContext } from './context.ts';
import { deskRoutes } from './desk/desk.routes.ts';
import { faqRoutes } from './desk/faq/faq.routes.ts';
import { consumeMemberWithdrawn } from './desk/members/member-withdrawn.consumer.ts';
import { memberRoutes } from './desk/members/members.routes.ts';
import { startMemberJobs } from './desk/members/members.job.ts';
import { followJoins } from './desk/members/move-member.ts';
import { moderationRoutes } from './moderation/moderation.routes.ts';
import { noticeRoutes } from './desk/notices/notices.routes.ts';
import { startPictureJob } from './questions/pictures/question-pictures.job.ts';
import { questionRoutes } from './questions/questions.routes.ts';
import { startAskingJob } from './reviews/trips/ask-for-reviews.job.ts';
import { reviewRoutes } from './reviews/reviews.routes.ts';
import { keepSummaries } from './reviews/summary/summaries.consumer.ts';
import { consumeTargets } from './kernel/targets.consumer.ts';
import { templateRoutes } from './desk/templates/templates.routes.ts';
import { translationRoutes } from './desk/translation/translation.routes.ts';
import { consumeTrips } from './reviews/trips/trips.consumer.ts';

/** Mounts the calls of each capability. */
const routes: readonly ((app: FastifyInstance, context: CommunityContext) => void)[] = [
  commentRoutes,
  questionRoutes,
  templateRoutes,
  noticeRoutes,
  faqRoutes,
  translationRoutes,
  moderationRoutes,
  reviewRoutes,
  deskRoutes,
  memberRoutes,
];

/** Comments, notices, questions and reviews. */
export const communityService: Service<CommunityConfig> = {
  name: 'community',
  plugin: async (app, { config, ...deps }) => {
    const context = createContext(deps, config);
    for (const mount of routes) mount(app, context);
    await consumeMemberWithdrawn(context);
    await consumeTargets(context);
    await consumeTrips(context);
    await keepSummaries(context);
    const audit = context.auditLog.start(context.log);
    app.addHook('onClose', () => audit.stop());
    const jobs = [
      startMemberJobs(context),
      startPictureJob(context),
      startAskingJob(context),
      await followJoins(context),
    ];
    for (const job of jobs) app.addHook('onClose', () => job.stop());
  },
};
