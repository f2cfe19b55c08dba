import type { Service } from '@narae/service-kit';
import { activityRoutes } from './activity/activity.routes.ts';
import { adminRoutes } from './admin/admin.routes.ts';
import { consumeLocks } from './admin/member-locked.consumer.ts';
import { consumeMemberChanges } from './activity/member-changed.consumer.ts';
import { administratorRoutes } from './administrators/administrators.routes.ts';
import { consumeCommunityAnswers } from './community-mails/community-mails.consumer.ts';
import type { AccountConfig } from './config.ts';
import { createContext } from './context.ts';
import { consumeHelpAsked } from './find/help-asked.consumer.ts';
import { findRoutes } from './find/find.routes.ts';
import { joinRoutes } from './join/join.routes.ts';
import { keyRoutes } from './keys/keys.routes.ts';
import { loadSigningKey } from './keys/signing-key.ts';
import { startExportJob } from './export/export.job.ts';
import { exportRoutes } from './export/export.routes.ts';
import { joiningRoutes } from './joining/joining.routes.ts';
import { followJoins } from './joining/move-account.ts';
import { leavingRoutes } from './leaving/leaving.routes.ts';
import { startRejectedJob } from './leaving/erase-rejected.job.ts';
import { consumeMemberWithdrawn } from './leaving/member-withdrawn.consumer.ts';
import { consumeTrips } from './leaving/trip-changed.consumer.ts';
import { legacyJoinRoutes } from './legacy/join.routes.ts';
import { announcePreferences } from './mail-preferences/announce-preferences.consumer.ts';
import { mailPreferenceRoutes } from './mail-preferences/mail-preferences.routes.ts';
import { mySessionRoutes } from './sessions/my-sessions.routes.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { consumeLinksAsked } from './mailbox/link-asked.consumer.ts';
import { mailboxRoutes } from './mailbox/mailbox.routes.ts';
import { consumeRegistrations } from './mailbox/member-registered.consumer.ts';
import { passwordChangeRoutes } from './password-change/password-change.routes.ts';
import { passkeyRoutes } from './passkeys/passkeys.routes.ts';
import { consumeProfileChanges } from './profile/profile-changed.consumer.ts';
import { startNamesJob } from './profile/replace-names.job.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { dropIndexOfBefore } from './shared/member.queries.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { consumeProviderRemovals } from './social/provider-removed.consumer.ts';
import { socialRoutes } from './social/social.routes.ts';
import { visitRoutes } from './visits/visits.routes.ts';

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
