import type { Service } from '@narae/service-kit';
import { activityRoutes, profileRoutes } from './profile/profile.routes.ts';
import { administratorRoutes, adminRoutes, visitRoutes } from './desk/desk.routes.ts';
import { consumeLocks } from './desk/desk.consumers.ts';
import { consumeMemberChanges, consumeProfileChanges } from './profile/profile.consumers.ts';
import { announcePreferences, consumeCommunityAnswers } from './mail/mail.consumers.ts';
import type { AccountConfig } from './config.ts';
import { createContext } from './context.ts';
import {
  consumeHelpAsked,
  consumeLinksAsked,
  consumeProviderRemovals,
  consumeRegistrations,
} from './sign-in/sign-in.consumers.ts';
import { findRoutes, mailboxRoutes, passwordChangeRoutes, signInRoutes } from './sign-in/sign-in.routes.ts';
import { joinRoutes } from './sign-up/sign-up.routes.ts';
import { keyRoutes } from './kernel/keys.routes.ts';
import { loadSigningKey } from './kernel/signing-key.ts';
import { startExportJob, startRejectedJob } from './leaving/leaving.jobs.ts';
import { exportRoutes, joiningRoutes, leavingRoutes } from './leaving/leaving.routes.ts';
import { followJoins } from './leaving/merge/move-account.ts';
import { consumeMemberWithdrawn, consumeTrips } from './leaving/leaving.consumers.ts';
import { legacyJoinRoutes } from './sign-up/legacy.routes.ts';
import { mailPreferenceRoutes } from './mail/mail.routes.ts';
import { mySessionRoutes, sessionRoutes } from './sessions/sessions.routes.ts';
import { passkeyRoutes, secondFactorRoutes } from './factors/factors.routes.ts';
import { startNamesJob } from './profile/profile.jobs.ts';
import { dropIndexOfBefore } from './kernel/member.queries.ts';
import { socialRoutes } from './sign-in/social/social.routes.ts';

const routes = [
  signInRoutes,
  joinRoutes,
  findRoutes,
  mailboxRoutes,
  sessionRoutes,
  mySessionRoutes,
  activityRoutes,
  passwordChangeRoutes,
  profileRoutes,
  socialRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  visitRoutes,
  keyRoutes,
  administratorRoutes,
  joiningRoutes,
  leavingRoutes,
  adminRoutes,
  exportRoutes,
  mailPreferenceRoutes,
  legacyJoinRoutes,
];

/** Members and their sessions. */
export const accountService: Service<AccountConfig> = {
  name: 'account',
  plugin: async (app, { config, ...deps }) => {
    const context = createContext(deps, config, await loadSigningKey(config.signingKey));
    await dropIndexOfBefore(context.members);
    for (const mount of routes) mount(app, context);
    await consumeHelpAsked(context);
    await consumeRegistrations(context);
    await consumeLinksAsked(context);
    await consumeMemberChanges(context);
    await consumeMemberWithdrawn(context);
    await consumeTrips(context);
    await consumeLocks(context);
    await consumeProviderRemovals(context);
    await consumeProfileChanges(context);
    await consumeCommunityAnswers(context);
    await announcePreferences(context);
    const audit = context.auditLog.start(context.log);
    app.addHook('onClose', () => audit.stop());
    const jobs = [
      startExportJob(context),
      startRejectedJob(context),
      startNamesJob(context),
      await followJoins(context),
    ];
    for (const job of jobs) app.addHook('onClose', () => job.stop());
  },
};
