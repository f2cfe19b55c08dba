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
import { type DeskContext, deskModule, deskStore } from './desk/index.ts';
import { factorsModule, factorsStore } from './factors/index.ts';
import {
  createTokens,
  derivedKey,
  dropIndexOfBefore,
  kernelModule,
  kernelStore,
  loadSigningKey,
  type SigningKey,
} from './kernel/index.ts';
import { type LeavingContext, leavingModule, leavingStore } from './leaving/index.ts';
import { mailModule, mailStore } from './mail/index.ts';
import { profileModule, profileStore } from './profile/index.ts';
import { accountCookies, sessionsModule, sessionsStore } from './sessions/index.ts';
import { createProviders, signInModule, signInStore } from './sign-in/index.ts';
import { signUpModule } from './sign-up/index.ts';

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

export interface AccountContext extends LeavingContext, DeskContext {}

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

export const accountService: Service<AccountConfig> = {
  name: 'account',
  plugin: async (app, { config, ...deps }) => {
    const context = createContext(deps, config, await loadSigningKey(config.signingKey));
    await dropIndexOfBefore(context.members);
    await mountModules(app, context, modules);
  },
};
