import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { createAuth } from '../auth/create-auth.ts';
import { createBus } from '../events/bus/create-bus.ts';
import { addProbes, type Health } from './health/health.ts';
import { addMetricsRoute, listenForCollectors } from './health/metrics.ts';
import { createLimiter } from '../limits/limiter.ts';
import { createMailer } from '../mail/mailer.ts';
import { connectStore, startStoreClock } from '../store/connect-store.ts';
import { commaList } from '../base/settings.ts';
import { logLimitsOf, type BaseConfig } from './config.ts';
import { createServer } from './create-server.ts';
import { createLogger } from '../base/logger.ts';
import { mountService } from './mount-service.ts';
import type { Service } from './service.ts';

/** Milliseconds for calls and events under way when the process is told to end. */
const DRAIN_MS = 15_000;

/**
 * On SIGTERM it first tells by /readyz that it is about to end, so that load balancers leave it out. Then it
 * takes no more calls, finishes those under way, stops consumers and relays, and closes bus and store.
 */
export async function runService<Config extends BaseConfig>(
  service: Service<Config>,
  config: Config,
): Promise<void> {
  const log = createLogger(service.name, config.LOG_LEVEL, undefined, logLimitsOf(config));
  const store = await connectStore(config.MONGO_URL, service.name);
  const clock = await startStoreClock(store, { log });
  const bus = await createBus({ natsUrl: config.NATS_URL, log });
  const mail = createMailer(config.SMTP_URL, { log });
  const auth = await createAuth({ store, bus, log, jwksUrl: config.JWKS_URL, clock: clock.now });
  const on = config.RATE_LIMITS === 'on';
  const limiter = createLimiter({ store, now: clock.now, limits: config.LIMITS, on, log });
  const app = await createServer({
    name: service.name,
    auth,
    log,
    publicOrigins: commaList(config.PUBLIC_ORIGIN),
    ...(service.facesPublic && { limiter, connections: config.KEPT['waiting-connections'] }),
    trustProxy: commaList(config.TRUST_PROXY),
  });
  app.metrics.addProcess();
  let ending = false;
  const addProcessProbes = (health: Health): void => {
    health.addCheck('ending', async () => {
      if (ending) throw new Error('told to end');
    });
    addProbes(app, '', health);
  };
  await mountService(app, service, { config, store, bus, mail, log, clock: clock.now }, (kit) =>
    addProcessProbes(kit.health),
  );

  const { DRAIN_NOTICE_MS, METRICS_PORT, HOST: host } = config;
  const collectors =
    METRICS_PORT === undefined
      ? undefined
      : await listenForCollectors(app.metrics, { host, port: METRICS_PORT });
  if (!collectors && !service.facesPublic) addMetricsRoute(app, app.metrics);
  closeWithGrace({ delay: DRAIN_MS + DRAIN_NOTICE_MS, logger: log }, async ({ err, signal }) => {
    ending = true;
    if (err) log.fatal({ err }, 'the process is ending');
    else {
      log.info({ signal }, 'the process is ending');
      await sleep(DRAIN_NOTICE_MS);
    }
    await app.close();
    await collectors?.close();
    await auth.close();
    await clock.stop();
    await bus.close();
    await store.close();
  });
  await app.listen({ port: config.PORT, host });
}
