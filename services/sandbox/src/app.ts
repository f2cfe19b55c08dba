import { buildIndexes, whenDue } from '@narae/service-kit';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { SandboxConfig } from './config.ts';
import { createContext, type SandboxDeps } from './data/context.ts';
import { billGateRoutes } from './http/billgate-routes.ts';
import { takeForms } from './http/replies.ts';
import { mailboxRoutes } from './http/mailbox-routes.ts';
import { pageRoutes } from './http/page-routes.ts';
import { rateRoutes } from './http/rate-routes.ts';
import { translateRoutes } from './http/translate-routes.ts';
import { paymentRoutes } from './http/payment-routes.ts';
import { facebookRoutes, qqRoutes } from './identity/plain-oauth.ts';
import { oidcRoutes } from './identity/oidc-routes.ts';
import { openSmtpSink } from './mail/mailbox.ts';
import { deliverDue, nextDelivery } from './use-cases/deliver-notices.ts';

export { identityClients } from './identity/people.ts';
export { sandboxDefaults, type SandboxConfig } from './config.ts';
export type { SandboxDeps } from './data/context.ts';

export interface Sandbox {
  readonly app: FastifyInstance;
  /** Address for browsers and the shop; another origin than the shop's, like a real provider's. */
  readonly origin: string;
  readonly smtpUrl: string;
  /** Sends due notifications at once instead of by timer. */
  deliverDue(): Promise<void>;
  close(): Promise<void>;
}

/** How often due notifications are looked for (ms), because tests advance the clock. */
const recoveryMs = 10_000;

const addressOf = (app: FastifyInstance, { host, port }: SandboxConfig): string => {
  const address = app.server.address();
  return `http://${host}:${typeof address === 'object' && address ? address.port : port}`;
};

const listening = async (app: FastifyInstance, config: SandboxConfig): Promise<string> => {
  await app.listen({ host: config.host, port: config.port });
  return addressOf(app, config);
};

const start = async (config: SandboxConfig, deps: SandboxDeps): Promise<Sandbox> => {
  if (config.nodeEnv === 'production') {
    throw new Error('The sandbox takes payments without money and is never started in production.');
  }
  const context = createContext(config, deps);
  await buildIndexes(deps.store);
  const app: FastifyInstance = fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
  });
  takeForms(app);
  paymentRoutes(app, context);
  billGateRoutes(app, context);
  pageRoutes(app, context);
  mailboxRoutes(app, context);
  rateRoutes(app, context);
  translateRoutes(app, context);
  oidcRoutes(app, () => addressOf(app, config));
  qqRoutes(app);
  facebookRoutes(app);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => ({ status: 'ready' }));

  const smtp = await openSmtpSink(context);
  try {
    const origin = await listening(app, config);
    const work = async (): Promise<Date | null> => {
      await deliverDue(context);
      return nextDelivery(context);
    };
    const timer = whenDue(work, {
      log: deps.log,
      name: 'sandbox-notices',
      now: context.now,
      recoveryMs,
      nudged: context.noticesDue,
    });
    return {
      app,
      origin,
      smtpUrl: smtp.url,
      deliverDue: () => deliverDue(context),
      close: async () => {
        await timer.stop();
        await app.close();
        await smtp.close();
      },
    };
  } catch (error) {
    await smtp.close();
    throw error;
  }
};

/** Payment, identity and mail providers for development: real protocols and signatures, no money. */
export const sandboxService = { name: 'sandbox', start } as const;
