import { startRelay, type Service } from '@narae/service-kit';
import type { AccountConfig } from './config.ts';
import { accountStore } from './account-store.ts';
import { findRoutes } from './find/find.routes.ts';
import { joinRoutes } from './join/join.routes.ts';
import { keyRoute } from './keys/keys.routes.ts';
import { sessionCookies } from './sessions/session-cookies.ts';
import { sessionRoutes } from './sessions/sessions.routes.ts';
import { signInRoutes } from './sign-in/sign-in.routes.ts';
import { socialRoutes } from './social/social.routes.ts';
import { visitRoute } from './visits/visits.routes.ts';
import { loadSigningKey } from './keys/signing-key.ts';
import { createTokens } from './keys/tokens.ts';
import type { Account } from './context.ts';

/** Members and their sessions. */
export const accountService: Service<AccountConfig> = {
  name: 'account',
  plugin: async (app, { config, store, bus, mail, log, clock = () => new Date() }) => {
    const key = await loadSigningKey(config.signingKey);
    const models = accountStore(store);
    const relay = startRelay({ store, bus, log, models: [models.members, models.sessions] });
    const account: Account = {
      ...models,
      tokens: createTokens(key),
      lifetime: config.lifetime,
      joinsPerHour: config.joinsPerHour,
      mail,
      publicOrigin: config.publicOrigin,
      throttled: config.throttled,
      nudge: relay.nudge,
      clock,
    };
    const cookies = sessionCookies(config.publicOrigin.startsWith('https:'));

    signInRoutes(app, account, cookies);
    joinRoutes(app, account);
    findRoutes(app, account);
    sessionRoutes(app, account, cookies);
    socialRoutes(app);
    visitRoute(app, account);
    keyRoute(app, key);
  },
};
