import {
  createAuditLog,
  createLimiter,
  createNudge,
  createVault,
  mountModules,
  servesHttps,
  startRelay,
  usualKept,
  type Service,
  type ServiceDeps,
  type ServiceModule,
} from '@narae/service-kit';
import type { Connection } from 'mongoose';
import type { AccountConfig } from './config.ts';
import { deskModule } from './desk/module.ts';
import { deskStore, type DeskContext } from './desk/context.ts';
import { factorsModule } from './factors/module.ts';
import { factorsStore } from './factors/context.ts';
import { kernelModule } from './kernel/module.ts';
import { kernelStore } from './kernel/context.ts';
import { dropIndexOfBefore } from './kernel/member.queries.ts';
import { derivedKey, loadSigningKey, type SigningKey } from './kernel/signing-key.ts';
import { createTokens } from './kernel/tokens.ts';
import { leavingModule } from './leaving/module.ts';
import { leavingStore, type LeavingContext } from './leaving/context.ts';
import { mailModule } from './mail/module.ts';
import { mailStore } from './mail/context.ts';
import { profileModule } from './profile/module.ts';
import { profileStore } from './profile/context.ts';
import { sessionsModule } from './sessions/module.ts';
import { accountCookies, sessionsStore } from './sessions/context.ts';
import { signInModule } from './sign-in/module.ts';
import { signInStore } from './sign-in/context.ts';
import { createProviders } from './sign-in/providers/providers.ts';
import { signUpModule } from './sign-up/module.ts';

/** Lowest first: a module imports only modules named before it. */
const modules: readonly ServiceModule<AccountContext>[] = [
  kernelModule,
  mailModule,
  sessionsModule,
  signUpModule,
  signInModule,
  factorsModule,
  profileModule,
  leavingModule,
  deskModule,
];

/** The contexts of all modules. */
export interface AccountContext extends LeavingContext, DeskContext {}

/** The account service's collections on a connection. */
export const accountStore = (store: Connection) => ({
  ...kernelStore(store),
  ...mailStore(store),
  ...sessionsStore(store),
  ...signInStore(store),
  ...factorsStore(store),
  ...profileStore(store),
  ...leavingStore(store),
  ...deskStore(store),
});

export type AccountStore = ReturnType<typeof accountStore>;

/** Puts the context together and starts the relay of the documents' outboxes. */
export const createContext = (
  { store, bus, mail, log, clock, securityLog }: ServiceDeps,
  config: AccountConfig,
  signingKey: SigningKey,
): AccountContext => {
  const models = accountStore(store);
  const now = clock ?? (() => new Date());
  return {
    ...models,
    ...accountCookies(signingKey, servesHttps([config.publicOrigin])),
    bus,
    log,
    securityLog,
    config,
    now,
    mail,
    signingKey,
    tokens: createTokens(signingKey),
    providers: createProviders(config.providers, now),
    limiter: createLimiter({ store, now, limits: config.limits, on: config.throttled, log }),
    kept: config.kept ?? usualKept,
    auditLog: createAuditLog(store, [models.members]),
    exportsDue: createNudge(),
    vault: createVault({ store, bucket: 'exports', key: derivedKey(signingKey, 'narae exports') }),
    relay: startRelay({ store, bus, log, models: [models.members, models.sessions, models.exports] }),
  };
};

/** Members and their sessions. */
export const accountService: Service<AccountConfig> = {
  name: 'account',
  plugin: async (app, { config, ...deps }) => {
    const context = createContext(deps, config, await loadSigningKey(config.signingKey));
    await dropIndexOfBefore(context.members);
    await mountModules(app, context, modules);
  },
};
