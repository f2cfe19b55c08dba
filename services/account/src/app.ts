import type { Service } from '@narae/service-kit';
import { activityRoutes } from './profile/activity/activity.routes.ts';
import { adminRoutes } from './desk/members/admin.routes.ts';
import { consumeLocks } from './desk/members/member-locked.consumer.ts';
import { consumeMemberChanges } from './profile/activity/member-changed.consumer.ts';
import { administratorRoutes } from './desk/administrators/administrators.routes.ts';
import { consumeCommunityAnswers } from './mail/community-mails.consumer.ts';
import type { AccountConfig } from './config.ts';
import { createContext } from './context.ts';
import { consumeHelpAsked } from './sign-in/recovery/help-asked.consumer.ts';
import { findRoutes } from './sign-in/recovery/find.routes.ts';
import { joinRoutes } from './sign-up/sign-up.routes.ts';
import { keyRoutes } from './kernel/keys.routes.ts';
import { loadSigningKey } from './kernel/signing-key.ts';
import { startExportJob } from './leaving/export/export.job.ts';
import { exportRoutes } from './leaving/export/export.routes.ts';
import { joiningRoutes } from './leaving/merge/joining.routes.ts';
import { followJoins } from './leaving/merge/move-account.ts';
import { leavingRoutes } from './leaving/closing/leaving.routes.ts';
import { startRejectedJob } from './leaving/closing/erase-rejected.job.ts';
import { consumeMemberWithdrawn } from './leaving/closing/member-withdrawn.consumer.ts';
import { consumeTrips } from './leaving/closing/trip-changed.consumer.ts';
import { legacyJoinRoutes } from './sign-up/legacy.routes.ts';
import { announcePreferences } from './mail/announce-preferences.consumer.ts';
import { mailPreferenceRoutes } from './mail/mail.routes.ts';
import { mySessionRoutes } from './sessions/my-sessions.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { consumeLinksAsked } from './sign-in/mailbox/link-asked.consumer.ts';
import { mailboxRoutes } from './sign-in/mailbox/mailbox.routes.ts';
import { consumeRegistrations } from './sign-in/mailbox/member-registered.consumer.ts';
import { passwordChangeRoutes } from './sign-in/recovery/password-change.routes.ts';
import { passkeyRoutes } from './factors/passkeys/passkeys.routes.ts';
import { consumeProfileChanges } from './profile/profile-changed.consumer.ts';
import { startNamesJob } from './profile/replace-names.job.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { dropIndexOfBefore } from './kernel/member.queries.ts';
import { secondFactorRoutes } from './factors/second-factor/second-factor.routes.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { consumeProviderRemovals } from './sign-in/linking/provider-removed.consumer.ts';
import { socialRoutes } from './sign-in/social/social.routes.ts';
import { visitRoutes } from './desk/visits/visits.routes.ts';

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
