import { accountService } from '@narae/account/app';
import { bookingService } from '@narae/booking/app';
import { catalogService } from '@narae/catalog/app';
import type { Filling } from '@narae/catalog/seeding';
import { communityService } from '@narae/community/app';
import { addSecurityHeaders, edgeService, edgeSettings } from '@narae/edge/app';
import {
  addProbes,
  createAuth,
  createBus,
  createLimiter,
  createMailer,
  createServer,
  healthOfAll,
  listenForCollectors,
  mountService,
  servesHttps,
  type Bus,
  type Health,
  type Kit,
  type Logger,
} from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import { appsDir, type StandaloneConfig } from '../config.ts';
import type { DataDir } from '../data/data-dir.ts';
import { sandboxProviders, type Sandbox } from './sandbox.ts';
import type { Stores } from './stores.ts';

export interface Shop {
  app: FastifyInstance;
  close: () => Promise<void>;
}

interface ShopParts {
  config: StandaloneConfig;
  data: DataDir;
  stores: Stores;
  sandbox: Sandbox;
  log: Logger;
  missingPictures?: Filling['missing'] | undefined;
}

const openBus = (config: StandaloneConfig, log: Logger): Promise<Bus> =>
  createBus({ natsUrl: config.NATS_URL, log });

/** Metrics are not for shoppers: they have their own port, if any. */
const openMetrics = async ({ metrics }: FastifyInstance, { HOST, METRICS_PORT }: StandaloneConfig) => {
  if (METRICS_PORT === undefined) return undefined;
  metrics.addProcess();
  return listenForCollectors(metrics, { host: HOST, port: METRICS_PORT });
};

const ownAddress = ({ HOST, PORT }: StandaloneConfig): string => `http://${HOST}:${PORT}`;

const catalogConfig = ({ config, sandbox, missingPictures }: ShopParts) => ({
  mediaDir: config.mediaDir,
  missingPictures,
  rateSource: {
    url: sandbox.origin,
    key: sandbox.rateKey,
    timeoutMs: 5_000,
    everyMs: 60 * 60_000,
  },
});

const accountConfig = ({ config, data, sandbox }: ShopParts) => ({
  signingKey: { jwk: null, file: data.signingKeyFile },
  publicOrigin: config.origin,
  mailLinkKey: data.mailLinkKey,
  lifetime: { idleDays: 14, maxDays: 90 },
  domainUrls: { booking: [ownAddress(config)], community: [ownAddress(config)] },
  providers: sandboxProviders(sandbox, config.GOOGLE_SIGN_IN),
  throttled: config.RATE_LIMITS === 'on',
  limits: config.LIMITS,
  kept: config.KEPT,
});

const bookingConfig = ({ config, data, sandbox }: ShopParts) => ({
  hold: { firstMinutes: config.HOLD_MINUTES, mostMinutes: config.HOLD_MINUTES_MOST },
  rateLimits: config.RATE_LIMITS === 'on',
  limits: config.LIMITS,
  kept: config.KEPT,
  documentKey: data.documentKey,
  mailLinkKey: data.mailLinkKey,
  retentionDays: 90,
  mailRecordDays: 180,
  cancellationSweepMs: config.CANCELLATION_SWEEP_MS,
  publicOrigin: config.origin,
  payments: {
    funpay: { url: sandbox.origin, mid: sandbox.mid, secret: sandbox.secret },
    billgate: {
      offered: true,
      payUrl: sandbox.origin,
      apiUrl: sandbox.origin,
      serviceId: sandbox.serviceId,
    },
    timeoutMs: 8_000,
    sweepMs: config.PAYMENT_SWEEP_MS,
    checkSeconds: 60,
    giveUpHours: 24,
    allowSandboxOutcome: true,
  },
});

const communityConfig = ({ config, data, sandbox }: ShopParts) => ({
  throttled: config.RATE_LIMITS === 'on',
  limits: config.LIMITS,
  kept: config.KEPT,
  documentKey: data.documentKey,
  translator: { url: sandbox.origin, key: sandbox.translateKey, timeoutMs: 5_000 },
});

/** Without addresses: the services are beside it. */
const edgeConfig = ({ config, sandbox }: ShopParts) => ({
  ...edgeSettings.parse({
    APPS_DIR: appsDir,
    RELEASES_DIR: config.releasesDir,
    PAY_ORIGINS: sandbox.origin,
    SSR: config.SSR,
    RATE_LIMITS: config.RATE_LIMITS,
    PUBLIC_ORIGIN: config.origin,
  }),
  LIMITS: config.LIMITS,
  KEPT: config.KEPT,
});

/** The edge and four services on one server, each with its own database, connected by the bus alone. */
export const createShop = async (parts: ShopParts): Promise<Shop> => {
  const { config, stores, sandbox, log } = parts;
  const bus = await openBus(config, log);
  const mail = createMailer(sandbox.smtpUrl, { log });
  const jwksUrl = `${ownAddress(config)}/.well-known/jwks.json`;
  const auth = await createAuth({ store: stores.edge, bus, log, jwksUrl });
  const app = await createServer({
    name: 'standalone',
    auth,
    log,
    publicOrigins: [config.origin],
    limiter: createLimiter({
      store: stores.edge,
      now: () => new Date(),
      limits: config.LIMITS,
      on: config.RATE_LIMITS === 'on',
      log,
    }),
    connections: config.KEPT['waiting-connections'],
  });
  const shared = { bus, mail, log };
  const edge = edgeConfig(parts);
  const healthOf = new Map<string, Health>();
  const watch = ({ name, health }: Kit): void => void healthOf.set(name, health);
  // Headers apply to routes added later only.
  addSecurityHeaders(app, { payOrigins: edge.PAY_ORIGINS, https: servesHttps([config.origin]) });

  await mountService(
    app,
    catalogService,
    { ...shared, store: stores.catalog, config: catalogConfig(parts) },
    watch,
  );
  await mountService(
    app,
    accountService,
    { ...shared, store: stores.account, config: accountConfig(parts) },
    watch,
  );
  await mountService(
    app,
    bookingService,
    { ...shared, store: stores.booking, config: bookingConfig(parts) },
    watch,
  );
  await mountService(
    app,
    communityService,
    { ...shared, store: stores.community, config: communityConfig(parts) },
    watch,
  );
  await mountService(app, edgeService, { ...shared, store: stores.edge, config: edge }, watch);
  addProbes(app, '', healthOfAll(healthOf));
  const collectors = await openMetrics(app, config);
  return {
    app,
    close: async () => {
      await app.close();
      await collectors?.close();
      await auth.close();
      await bus.close();
    },
  };
};
