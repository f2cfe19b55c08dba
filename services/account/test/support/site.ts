import { setImmediate } from 'node:timers/promises';
import { calls, callTable, type CallName, type Calls, type LanTp } from '@narae/contracts';
import {
  ACCESS_COOKIE,
  attachmentsOf,
  connectStore,
  createAuth,
  createLogger,
  createServer,
  mountService,
  requireMember,
  type Bus,
  type Service,
} from '@narae/service-kit';
import { createTestBus, SentMails, startTestStore } from '@narae/test-kit';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createLocalJWKSet, decodeJwt, exportJWK, generateKeyPair } from 'jose';
import type { z } from 'zod';
import { accountService } from '../../src/app.ts';
import { type AccountConfig, noProviders } from '../../src/config.ts';
import { accountStore, type AccountStore } from '../../src/app.ts';
import { loadSigningKey, type SigningKey } from '../../src/kernel/signing-key.ts';

/** Another service of the site, which recognises sessions by account's published keys alone. */
const neighbour: Service<unknown> = {
  name: 'booking',
  plugin: async (app) => {
    app.get('/probe', async (request) => requireMember(request));
  },
};

type Output<Name extends keyof Calls> = z.output<Calls[Name]['output']>;

interface Answer<Body> {
  status: number;
  body: Body & { error?: string; message?: string; field?: string };
  headers: LightMyRequestResponse['headers'];
  cookies: LightMyRequestResponse['cookies'];
}

/** A browser: keeps the cookies it is given and sends them where they belong. */
export interface Browser {
  call<Name extends keyof Calls & CallName>(
    name: Name,
    info?: Record<string, unknown>,
    how?: {
      lanTp?: LanTp;
      cookies?: Record<string, string>;
      positional?: readonly unknown[];
      headers?: Record<string, string>;
    },
  ): Promise<Answer<Output<Name>>>;
  upload(url: string, bytes: Uint8Array<ArrayBuffer>): Promise<LightMyRequestResponse>;
  /** Sends a form as another server does: without cookies and without an origin. */
  post(url: string, form: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Opens an address; `headers` such as sec-fetch-site. */
  open(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  probe(): Promise<{
    status: number;
    body: {
      mem_id?: string;
      role?: string | null;
      emailConfirmed?: boolean;
      device?: string;
      error?: string;
    };
  }>;
  jar: Map<string, string>;
}

interface SecurityLine {
  kind: string;
  actor: string;
  about: string;
  reason: string;
  call: string;
  network: string;
}

export interface Site extends AccountStore {
  counters(): Promise<{ _id: string; count: number }[]>;
  securityLines(): Promise<SecurityLine[]>;
  bus: Bus;
  mails: SentMails;
  browser(ip?: string): Browser;
  /** Starts one more process of account on the same store. @returns what its use cases work on, and its browsers */
  anotherProcess(): Promise<AccountStore & Pick<Site, 'browser'>>;
  /** Has the browser's session show a second factor, without the codes: for tests of what lies behind it. */
  passSecondFactor(browser: Browser): Promise<void>;
  readonly signingKey: SigningKey;
  settle(): Promise<void>;
  close(): Promise<void>;
}

const serverWith = async (
  service: Service<AccountConfig>,
  config: AccountConfig,
  shared: {
    url: string;
    dbName: string;
    bus: Bus;
    mails: SentMails;
    keys: ReturnType<typeof createLocalJWKSet>;
    clock: () => Date;
  },
) => {
  const log = createLogger('test', 'silent');
  const { bus, clock, keys } = shared;
  const store = await connectStore(shared.url, shared.dbName);
  const auth = await createAuth({ store, bus, log, keys, clock });
  const app = await createServer({
    name: service.name,
    auth,
    log,
    publicOrigins: [config.publicOrigin],
  });
  const deps = { config, store, bus, mail: shared.mails, log, clock };
  const { securityLog } = await mountService(app, service, deps);
  const close = async () => {
    await app.close();
    await auth.close();
    await store.close();
  };
  return { app, store, securityLog, close };
};

const browserOf = (account: FastifyInstance, booking: FastifyInstance, ip: string): Browser => {
  const jar = new Map<string, string>();
  const keep = (answer: LightMyRequestResponse) => {
    for (const { name, value, expires } of answer.cookies) {
      if (value === '' || (expires && expires.getTime() === 0)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  return {
    jar,
    call: async (
      name,
      info = {},
      { lanTp = 'ENG', cookies = Object.fromEntries(jar), positional, headers = {} } = {},
    ) => {
      const { method, path } = callTable[name];
      const answer = keep(
        await account.inject({
          method,
          url: path,
          remoteAddress: ip,
          cookies,
          headers: { host: 'localhost', origin: 'http://localhost', 'x-lan-tp': lanTp, ...headers },
          ...(method === 'POST' ? { payload: positional ? { params: positional } : { info } } : {}),
        }),
      );
      const body = answer.json();
      // The contract's own schema must accept what the service answers.
      if (answer.statusCode === 200) calls[name].output.parse(body);
      return { status: answer.statusCode, body, headers: answer.headers, cookies: answer.cookies };
    },
    upload: async (url, bytes) => {
      const form = new FormData();
      form.append('img', new Blob([bytes]), 'picture.png');
      const sent = new Response(form);
      return account.inject({
        method: 'POST',
        url,
        remoteAddress: ip,
        cookies: Object.fromEntries(jar),
        headers: {
          host: 'localhost',
          origin: 'http://localhost',
          'content-type': sent.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await sent.arrayBuffer()),
      });
    },
    post: (url, form, headers = {}) =>
      account.inject({
        method: 'POST',
        url,
        remoteAddress: ip,
        headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: form,
      }),
    open: async (url, headers = {}) =>
      keep(
        await account.inject({
          url,
          remoteAddress: ip,
          cookies: Object.fromEntries(jar),
          headers: { host: 'localhost', ...headers },
        }),
      ),
    probe: async () => {
      const answer = await booking.inject({
        url: '/probe',
        cookies: Object.fromEntries(jar),
        headers: { host: 'localhost' },
      });
      return { status: answer.statusCode, body: answer.json() };
    },
  };
};

/** Account and a neighbour, each with its own database, on one bus. */
export const startSite = async ({
  clock = () => new Date(),
  config = {},
}: { clock?: () => Date; config?: Partial<AccountConfig> } = {}): Promise<Site> => {
  const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const signingKey = { jwk: JSON.stringify(await exportJWK(pair.privateKey)), file: '' };
  const loadedKey = await loadSigningKey(signingKey);
  const { publicJwk } = loadedKey;
  const settings: AccountConfig = {
    signingKey,
    publicOrigin: 'http://shop.example',
    mailLinkKey: Buffer.alloc(32, 8),
    lifetime: { idleDays: 14, maxDays: 90 },
    domainUrls: { booking: [], community: [] },
    throttled: true,
    providers: noProviders,
    ...config,
  };
  const testStore = await startTestStore();
  const testBus = await createTestBus({ log: createLogger('test', 'silent') });
  const { bus } = testBus;
  const mails = new SentMails();
  const shared = { url: testStore.url, bus, mails, clock, keys: createLocalJWKSet({ keys: [publicJwk] }) };
  const dbName = testStore.freshName();
  const others: { close(): Promise<void> }[] = [];
  const account = await serverWith(accountService, settings, { ...shared, dbName });
  const booking = await serverWith(neighbour, settings, { ...shared, dbName: testStore.freshName() });
  await Promise.all([account.app.ready(), booking.app.ready()]);
  return {
    ...accountStore(account.store),
    counters: async () =>
      (await account.store.collection('throttles').find().toArray()) as unknown as {
        _id: string;
        count: number;
      }[],
    securityLines: async () => {
      // An answer is out before the hook behind it has run.
      await setImmediate();
      await account.securityLog.flush();
      const lines = account.store.collection('security_log').find().sort({ at: 1, _id: 1 });
      return (await lines.toArray()) as unknown as SecurityLine[];
    },
    bus,
    mails,
    browser: (ip = '203.0.113.1') => browserOf(account.app, booking.app, ip),
    anotherProcess: async () => {
      const other = await serverWith(accountService, settings, { ...shared, dbName });
      others.push(other);
      await other.app.ready();
      return {
        ...accountStore(other.store),
        browser: (ip = '203.0.113.1') => browserOf(other.app, booking.app, ip),
      };
    },
    passSecondFactor: async (browser) => {
      const { sid } = decodeJwt<{ sid: string }>(browser.jar.get(ACCESS_COOKIE) ?? '');
      await accountStore(account.store).sessions.updateOne({ sid }, { $set: { second_factor_at: clock() } });
      await browser.call('refresh');
    },
    signingKey: loadedKey,
    settle: async () => {
      await Promise.all([...attachmentsOf(account.store).relays].map((relay) => relay.drained()));
      await testBus.idle();
    },
    close: async () => {
      for (const other of others) await other.close();
      await account.close();
      await booking.close();
      await testBus.close();
      await testStore.release();
    },
  };
};

/** A clock that tests turn on by hand. */
export const handClock = (start = '2026-03-10T09:00:00Z') => {
  let at = new Date(start).getTime();
  return {
    clock: () => new Date(at),
    pass: (ms: number) => {
      at += ms;
    },
  };
};

export const mina = {
  mem_nm: 'Mina Hart',
  mem_tel: '01012345678',
  mem_email: 'mina@narae.example',
  mem_password: 'haneul1234',
};

export const credentials = { mem_email: mina.mem_email, mem_password: mina.mem_password };
