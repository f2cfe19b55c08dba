import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import type { z } from 'zod';
import type { EventDefinition } from '@narae/events';
import {
  attachmentsOf,
  connectStore,
  createAuth,
  createBus,
  createLogger,
  createServer,
  mountService,
  raise,
  toEnvelope,
  type Bus,
  type Logger,
  type Service,
} from '@narae/service-kit';
import { createInject } from './inject.ts';
import { SentMails } from './sent-mails.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { startTestStore } from './test-store.ts';

export interface TestOptions {
  readonly clock?: () => Date;
  /** `debug`, when a test is a riddle; silent otherwise. */
  readonly logLevel?: string;
  /** Takes the log lines, for tests that read them. */
  readonly log?: Logger;
  /** A broker instead of the in-process bus: `emit` then resolves when it has stored the news. */
  readonly natsUrl?: string;
  /** One more process of the same service: on the other's store, with its sessions and its mailbox. */
  readonly beside?: TestService;
}

export interface TestService extends ReturnType<typeof createInject> {
  readonly app: FastifyInstance;
  readonly store: Connection;
  readonly bus: Bus;
  readonly mails: SentMails;
  readonly sessions: Sessions;
  /** What the process shows at /metrics. */
  metrics(): Promise<string>;
  /** News of another service: resolves when this one has dealt with it. */
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
 * One service as in its own process, on a real embedded store with an in-process bus and test sessions.
 * `config` holds the service's settings as its config.ts would make them; the kit's own are filled in.
 */
export async function startTestService<Config>(
  service: Service<Config>,
  config: Partial<Config> = {},
  {
    clock,
    logLevel = 'silent',
    natsUrl,
    beside,
    log = createLogger(`test-${service.name}`, logLevel),
  }: TestOptions = {},
): Promise<TestService> {
  const testStore = await startTestStore();
  const store = await connectStore(testStore.url, beside?.store.name ?? testStore.freshName());
  const bus = await createBus({ natsUrl, log, retry });
  const mails = beside?.mails ?? new SentMails();
  const sessions = beside?.sessions ?? (await createSessions(clock));
  const timed = clock === undefined ? {} : { clock };
  const auth = await createAuth({ store, bus, log, keys: sessions.keys, ...timed });
  const app = await createServer({ name: service.name, auth, log });
  const base = { PORT: 0, HOST: '127.0.0.1', MONGO_URL: testStore.url, JWKS_URL: '', LOG_LEVEL: logLevel };
  const settings = { ...base, ...config } as Config;
  await mountService(app, service, { config: settings, store, bus, mail: mails, log, ...timed });
  await app.ready();

  return {
    app,
    store,
    bus,
    mails,
    sessions,
    metrics: () => app.metrics.text(),
    ...createInject(app, sessions),
    emit: (definition, facts) => bus.publish(toEnvelope(raise(definition, facts))),
    settle: async () => {
      await Promise.all([...attachmentsOf(store).relays].map((relay) => relay.drained()));
    },
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    close: async () => {
      await app.close();
      await auth.close();
      await bus.close();
      await store.close();
      await testStore.release();
    },
  };
}
