import { noProviders, type ProviderConfig } from '@narae/account/providers';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accountService } from '@narae/account/app';
import { bookingService } from '@narae/booking/app';
import { catalogService } from '@narae/catalog/app';
import { communityService } from '@narae/community/app';
import {
  attachmentsOf,
  connectStore,
  createAuth,
  createLogger,
  createServer,
  mountService,
  type Bus,
  type Kit,
  type Service,
} from '@narae/service-kit';
import {
  createInject,
  createSessions,
  createTestBus,
  SentMails,
  startTestStore,
  withCleanup,
  type CallOptions,
} from '@narae/test-kit';
import { createLocalJWKSet, exportJWK, generateKeyPair } from 'jose';
import { loadSigningKey } from '../../../account/src/kernel/signing-key.ts';
import { readBookingConfig } from '../../../booking/src/config.ts';

type Store = Awaited<ReturnType<typeof connectStore>>;
/** A browser on the whole site: keeps the cookies it is given. */
export type SiteBrowser = Pick<ReturnType<typeof createInject>, 'inject' | 'upload' | 'form'>;

/** The four services on one server and one bus, as `npm start` runs them, each on a store of its own. */
export interface WholeSite {
  readonly stores: Readonly<Record<'account' | 'booking' | 'catalog' | 'community', Store>>;
  readonly bus: Bus;
  readonly mails: SentMails;
  /** Where files go. */
  readonly folder: string;
  browser(): SiteBrowser;
  settle(): Promise<void>;
  close(): Promise<void>;
}

const origin = 'http://shop.example';

/** @param payUrl where the payment provider answers @param providers with whom members may sign in besides */
export const startWholeSite = (
  payUrl: string,
  now: () => Date,
  providers: ProviderConfig = noProviders,
): Promise<WholeSite> =>
  withCleanup(async (cleanup) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'narae-site-'));
    cleanup.add(() => rm(folder, { recursive: true, force: true }));
    const testStore = await startTestStore();
    cleanup.add(() => testStore.release());
    const log = createLogger('test', 'silent');
    const testBus = await createTestBus({ log });
    cleanup.add(() => testBus.close());
    const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
    const signingKey = { jwk: JSON.stringify(await exportJWK(pair.privateKey)), file: '' };
    const { publicJwk } = await loadSigningKey(signingKey);
    const open = async (): Promise<Store> => {
      const store = await connectStore(testStore.url, testStore.freshName());
      cleanup.add(() => store.close());
      return store;
    };
    const stores = {
      account: await open(),
      booking: await open(),
      catalog: await open(),
      community: await open(),
    };
    const { bus } = testBus;
    const urls: string[] = [];
    const keys = createLocalJWKSet({ keys: [publicJwk] });
    const auth = await createAuth({ store: stores.account, bus, log, keys, clock: now });
    cleanup.add(() => auth.close());
    const app = await createServer({ name: 'site', auth, log, publicOrigins: [origin] });
    cleanup.add(() => app.close());
    const mails = new SentMails();
    const securityLogs: Kit['securityLog'][] = [];
    const mount = async <Config>(service: Service<Config>, store: Store, config: Config): Promise<void> => {
      const kit = await mountService(app, service, { config, store, bus, mail: mails, log, clock: now });
      securityLogs.push(kit.securityLog);
    };
    await mount(catalogService, stores.catalog, { mediaDir: path.join(folder, 'media') });
    await mount(accountService, stores.account, {
      signingKey,
      mailLinkKey: Buffer.alloc(32, 8),
      publicOrigin: origin,
      lifetime: { idleDays: 14, maxDays: 90 },
      domainUrls: { booking: urls, community: urls },
      throttled: true,
      providers,
    });
    const booking = readBookingConfig({
      DOCUMENT_KEY: '7'.repeat(64),
      MAIL_LINK_KEY: '8'.repeat(64),
      PUBLIC_ORIGIN: origin,
    });
    const payments = { ...booking.payments, sweepMs: 3_600_000 };
    await mount(bookingService, stores.booking, {
      ...booking,
      payments: { ...payments, funpay: { ...payments.funpay, url: payUrl } },
    });
    await mount(communityService, stores.community, { throttled: true, documentKey: booking.documentKey });
    urls.push(await app.listen({ port: 0, host: '127.0.0.1' }));

    const send = createInject(app, await createSessions(now));
    const browser = (): SiteBrowser => {
      const jar = new Map<string, string>();
      const withCookies = (options: CallOptions = {}): CallOptions => ({
        ...options,
        headers: {
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
          cookie: [...jar].map((pair) => pair.join('=')).join('; '),
          ...options.headers,
        },
      });
      const keep = <One extends { readonly headers: object }>(answer: One): One => {
        const { 'set-cookie': set = [] } = answer.headers as { 'set-cookie'?: string | string[] };
        for (const line of [set].flat()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          if (value === '') jar.delete(name);
          else jar.set(name, value);
        }
        return answer;
      };
      return {
        inject: async (name, info, options) => keep(await send.inject(name, info, withCookies(options))),
        upload: async (name, fields, file, options) =>
          keep(await send.upload(name, fields, file, withCookies(options))),
        form: async (name, fields, options) => keep(await send.form(name, fields, withCookies(options))),
      };
    };
    const drained = () =>
      Promise.all(
        Object.values(stores).flatMap((store) =>
          [...attachmentsOf(store).relays].map((relay) => relay.drained()),
        ),
      );
    return {
      stores,
      bus,
      mails,
      folder,
      browser,
      settle: async () => {
        // What one service hears of may raise events of another.
        for (let round = 0; round < 3; round += 1) {
          await drained();
          await testBus.idle();
        }
        // Its lines are written within a second, and nobody waits for them.
        await Promise.all(securityLogs.map((securityLog) => securityLog.flush()));
      },
      close: () => cleanup.run(),
    };
  });
