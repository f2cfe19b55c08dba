import type { AccountAuditAction } from '@narae/contracts';
import {
  createAuditLog,
  createLimiter,
  createNudge,
  createVault,
  servesHttps,
  startRelay,
  usualKept,
  type AuditLog,
  type KeptAmounts,
  type Limiter,
  type Mailer,
  type Nudge,
  type Relay,
  type ServiceDeps,
  type Vault,
} from '@narae/service-kit';
import type { Connection, Model } from 'mongoose';
import type { AccountConfig } from './config.ts';
import { derivedKey, type SigningKey } from './kernel/signing-key.ts';
import { activityModel, type StoredActivity } from './profile/activity/activity.model.ts';
import { createTokens, type Tokens } from './kernel/tokens.ts';
import { knownDevices, type KnownDevices } from './sessions/devices/known-devices.ts';
import { exportModel, type StoredExport } from './leaving/export/member-export.model.ts';
import { type JoinTicket, joinTicketModel } from './sign-in/linking/merge-offer.model.ts';
import { type PaidTrip, paidTripModel } from './leaving/closing/paid-trip.model.ts';
import {
  browserCookie,
  type BrowserCookie,
  sessionCookies,
  type SessionCookies,
} from './sessions/devices/cookies.ts';
import { sessionModel, type StoredSession } from './sessions/session.model.ts';
import { identityModel, type StoredIdentity } from './sign-in/linking/identity.model.ts';
import { createProviders, type Providers } from './sign-in/providers/providers.ts';
import {
  type LoginCode,
  loginCodeModel,
  type SignInAttempt,
  signInAttemptModel,
} from './sign-in/social/sign-in-attempt.model.ts';
import { usedChallengeModel, type UsedChallenge } from './factors/passkeys/used-challenge.model.ts';
import { mailedLinkModel, type StoredMailedLink } from './mail/mailed-link.model.ts';
import { memberModel, type StoredMember } from './kernel/member.model.ts';
import { ownerReleasesModel, type StoredOwnerReleases } from './kernel/owner-releases.model.ts';
import { pictureModel, type StoredPicture } from './profile/picture.model.ts';
import { type StoredVisit, visitModel } from './desk/visits/visit.model.ts';

/** Everything the account service stores. */
export interface AccountStore {
  readonly store: Connection;
  readonly members: Model<StoredMember>;
  readonly ownerReleases: Model<StoredOwnerReleases>;
  readonly sessions: Model<StoredSession>;
  readonly mailedLinks: Model<StoredMailedLink>;
  readonly visits: Model<StoredVisit>;
  readonly activities: Model<StoredActivity>;
  readonly pictures: Model<StoredPicture>;
  readonly identities: Model<StoredIdentity>;
  readonly signInAttempts: Model<SignInAttempt>;
  readonly loginCodes: Model<LoginCode>;
  readonly joinTickets: Model<JoinTicket>;
  readonly usedChallenges: Model<UsedChallenge>;
  /** Who has a paid trip ahead, as booking tells. */
  readonly trips: Model<PaidTrip>;
  readonly exports: Model<StoredExport>;
}

/** What every use case of account works with. */
export interface AccountContext extends AccountStore, Pick<ServiceDeps, 'bus' | 'log' | 'securityLog'> {
  readonly config: AccountConfig;
  readonly now: () => Date;
  readonly mail: Mailer;
  readonly signingKey: SigningKey;
  readonly tokens: Tokens;
  readonly cookies: SessionCookies;
  readonly devices: KnownDevices;
  readonly browsers: BrowserCookie;
  readonly providers: Providers;
  readonly limiter: Limiter;
  /** How much a member may have or keep at a time. */
  readonly kept: KeptAmounts;
  /** What owners did; who changes a member pushes the entry with the change (`auditEntry`). */
  readonly auditLog: AuditLog<AccountAuditAction>;
  /** Tells this process's job that an export was asked for. */
  readonly exportsDue: Nudge;
  /** Files of exports, encrypted at rest. */
  readonly vault: Vault;
  /** Publishes what the documents' outboxes hold. */
  readonly relay: Pick<Relay, 'nudge'>;
}

/** The account service's collections on a connection. */
export const accountStore = (store: Connection): AccountStore => ({
  store,
  members: memberModel(store),
  ownerReleases: ownerReleasesModel(store),
  sessions: sessionModel(store),
  mailedLinks: mailedLinkModel(store),
  visits: visitModel(store),
  activities: activityModel(store),
  pictures: pictureModel(store),
  identities: identityModel(store),
  signInAttempts: signInAttemptModel(store),
  loginCodes: loginCodeModel(store),
  joinTickets: joinTicketModel(store),
  usedChallenges: usedChallengeModel(store),
  trips: paidTripModel(store),
  exports: exportModel(store),
});

/** Puts the context together and starts the relay of what its documents' outboxes hold. */
export const createContext = (
  { store, bus, mail, log, clock, securityLog }: ServiceDeps,
  config: AccountConfig,
  signingKey: SigningKey,
): AccountContext => {
  const models = accountStore(store);
  const now = clock ?? (() => new Date());
  const secure = servesHttps([config.publicOrigin]);
  return {
    ...models,
    bus,
    log,
    securityLog,
    config,
    now,
    mail,
    signingKey,
    tokens: createTokens(signingKey),
    cookies: sessionCookies(secure),
    devices: knownDevices(signingKey, secure),
    browsers: browserCookie(secure),
    providers: createProviders(config.providers, now),
    limiter: createLimiter({ store, now, limits: config.limits, on: config.throttled, log }),
    kept: config.kept ?? usualKept,
    auditLog: createAuditLog(store, [models.members]),
    exportsDue: createNudge(),
    vault: createVault({
      store,
      bucket: 'exports',
      key: derivedKey(signingKey, 'narae exports'),
    }),
    relay: startRelay({ store, bus, log, models: [models.members, models.sessions, models.exports] }),
  };
};
