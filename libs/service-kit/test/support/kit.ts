import type { FastifyInstance } from 'fastify';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Connection } from 'mongoose';
import {
  buildIndexes,
  connectStore,
  createAuth,
  createBus,
  createLimiter,
  createLogger,
  createServer,
  mountService,
  sessionCookieNames,
  TOKEN_AUDIENCE,
  TOKEN_ISSUER,
  type Bus,
  type Limits,
  type Service,
} from '../../src/index.ts';
import { startTestStore } from '../../../test-kit/src/service/test-store.ts';

export const log = createLogger('test', 'silent');
export const retry = { attempts: 3, firstDelayMs: 5, maxDelayMs: 20 };

/** A store of the test file's own: the embedded one, or a database in MONGO_URL. */
export async function openStore(): Promise<{
  store: Connection;
  url: string;
  freshName: () => string;
  close: () => Promise<void>;
}> {
  const testStore = await startTestStore();
  const store = await connectStore(testStore.url, testStore.freshName());
  return {
    store,
    url: testStore.url,
    freshName: testStore.freshName,
    close: async () => {
      await store.close();
      await testStore.release();
    },
  };
}

const pair = await generateKeyPair('EdDSA');
export const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'EdDSA' };

export interface Session {
  readonly mem_id: string;
  readonly sid?: string;
  readonly adm?: 0 | 1;
  /** As the token claims it, whatever that may be. */
  readonly role?: unknown;
  /** Whether a second factor was shown, as the token claims it; it was, unless given. */
  readonly sf?: unknown;
  /** When it was shown, as the token claims it. */
  readonly sf_at?: unknown;
  /** Seconds from now until the token runs out. */
  readonly ttl?: number;
  readonly issuer?: string;
  /** Null of a token that names none. */
  readonly audience?: string | null;
}

/** A signed access token. */
export const tokenOf = ({
  mem_id,
  sid = 's1',
  adm = 0,
  role,
  ttl = 600,
  issuer = TOKEN_ISSUER,
  audience = TOKEN_AUDIENCE,
  ...given
}: Session): Promise<string> =>
  new SignJWT({ sid, adm, role, sf: 1, ...(audience !== null && { aud: audience }), ...given })
    .setProtectedHeader({ alg: 'EdDSA', kid: 'k1' })
    .setIssuer(issuer)
    .setSubject(mem_id)
    .setExpirationTime(Math.floor(Date.now() / 1000) + ttl)
    .sign(pair.privateKey);

export const cookieOf = async (session: Session): Promise<string> =>
  `${sessionCookieNames(true).access}=${await tokenOf(session)}`;

/** A plugin on a server with store, bus and test sessions, of a site seen over https. */
export async function startKit(
  plugin: Service<object>['plugin'],
  { counts = false, limits }: { readonly counts?: boolean; readonly limits?: Limits } = {},
): Promise<{ app: FastifyInstance; store: Connection; bus: Bus; close: () => Promise<void> }> {
  const { store, close } = await openStore();
  const bus = await createBus({ log, retry });
  const auth = await createAuth({ store, bus, log, keys: createLocalJWKSet({ keys: [jwk] }) });
  const app = await createServer({
    name: 'booking',
    auth,
    log,
    publicOrigins: ['https://narae.example'],
    ...(counts && { limiter: createLimiter({ store, now: () => new Date(), limits }) }),
  });
  const mail = { send: async () => undefined };
  await mountService(app, { name: 'booking', plugin }, { config: {}, store, bus, mail, log });
  await app.ready();
  await buildIndexes(store);
  return {
    app,
    store,
    bus,
    close: async () => {
      await app.close();
      await auth.close();
      await bus.close();
      await close();
    },
  };
}
