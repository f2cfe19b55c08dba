import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import type { z } from 'zod';
import type { EventDefinition } from '@narae/events';
import {
  attachmentsOf,
  connectStore,
  createAuth,
  createLogger,
  createServer,
  mountService,
  raise,
  toEnvelope,
  type Bus,
  type Kit,
  type Logger,
  type Service,
} from '@narae/service-kit';
import { withCleanup } from '../cleanup.ts';
import { createInject } from './inject.ts';
import { SentMails } from './sent-mails.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createTestBus } from './test-bus.ts';
import { startTestStore } from './test-store.ts';

export interface TestOptions {
  readonly clock?: () => Date;
  /** Silent unless a test has to be debugged. */
  readonly logLevel?: string;
  /** Takes the log lines, for tests that read them. */
  readonly log?: Logger;
  /** A broker of the test's own: `emit` then resolves when it has stored the event. */
  readonly natsUrl?: string;
  /** Milliseconds a body may take to arrive; less than usual, where a test waits for it. */
  readonly bodyTimeoutMs?: number;
  /** One more process of the same service: on the other's store, with its sessions and its mailbox. */
  readonly beside?: TestService;
}

export interface TestService extends ReturnType<typeof createInject> {
  readonly app: FastifyInstance;
  readonly store: Connection;
  readonly bus: Bus;
  /** Of its streams, where it is on the broker at NATS_URL. */
  readonly busNamespace: string | undefined;
  readonly mails: SentMails;
  readonly sessions: Sessions;
  readonly securityLog: Kit['securityLog'];
  /** What the process shows at /metrics. */
  metrics(): Promise<string>;
  /** Publishes an event of another service: resolves when this one has dealt with it. */
  emit<Definition extends EventDefinition>(
    definition: Definition,
    facts: { aggregateId: string; version: number; data: z.input<Definition['data']> },
  ): Promise<void>;
  /** Resolves when every outbox is empty and every consumer has done its work. */
  settle(): Promise<void>;
  /** Opens a real port; answers the address. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** Few and fast, so that a consumer that fails for good does not hold up a test. */
const retry = { attempts: 3, firstDelayMs: 10, maxDelayMs: 50 };

/**
 * One service as in its own process, on a store and a bus of its own (the embedded ones, or in MONGO_URL and NATS_URL)
 * with test sessions. `config` holds the service's settings as its config.ts would make them; the kit's own are filled
 * in. What was opened is closed again when starting fails.
 */
export function startTestService<Config>(
  service: Service<Config>,
  config: Partial<Config> = {},
  {
    clock,
    logLevel = 'silent',
    natsUrl,
    beside,
    bodyTimeoutMs,
    log = createLogger(`test-${service.name}`, logLevel),
  }: TestOptions = {},
): Promise<TestService> {
  return withCleanup(async (cleanup) => {
    const testStore = await startTestStore();
    cleanup.add(() => testStore.release());
    const store = await connectStore(testStore.url, beside?.store.name ?? testStore.freshName());
    cleanup.add(() => store.close());
    const testBus = await createTestBus({ natsUrl, namespace: beside?.busNamespace, log, retry });
    cleanup.add(() => testBus.close());
    const { bus } = testBus;
    const mails = beside?.mails ?? new SentMails();
    const sessions = beside?.sessions ?? (await createSessions(clock));
    const timed = clock === undefined ? {} : { clock };
    const auth = await createAuth({ store, bus, log, keys: sessions.keys, ...timed });
    cleanup.add(() => auth.close());
    const app = await createServer({
      name: service.name,
      auth,
      log,
      ...(bodyTimeoutMs === undefined ? {} : { bodyTimeoutMs }),
    });
    cleanup.add(() => app.close());
    const base = { PORT: 0, HOST: '127.0.0.1', MONGO_URL: testStore.url, JWKS_URL: '', LOG_LEVEL: logLevel };
    const settings = { ...base, ...config } as Config;
    const kit = await mountService(app, service, {
      config: settings,
      store,
      bus,
      mail: mails,
      log,
      ...timed,
    });
    await app.ready();
    const relaysDrained = () => Promise.all([...attachmentsOf(store).relays].map((relay) => relay.drained()));

    return {
      app,
      store,
      bus,
      busNamespace: testBus.namespace,
      mails,
      sessions,
      securityLog: kit.securityLog,
      metrics: () => app.metrics.text(),
      ...createInject(app, sessions),
      emit: async (definition, facts) => {
        await bus.publish(toEnvelope(raise(definition, facts)));
        await testBus.idle();
      },
      settle: async () => {
        await relaysDrained();
        // On a broker, what consumers did after that may have raised events of its own.
        for (let round = 0; testBus.namespace && round < 2; round += 1) {
          await testBus.idle();
          await relaysDrained();
        }
      },
      listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
      close: () => cleanup.run(),
    };
  });
}
