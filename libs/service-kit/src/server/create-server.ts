import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { ACCESS_COOKIE } from '../auth/session-cookies.ts';
import { anonymous, type Authenticator, type Identity } from '../auth/create-auth.ts';
import { parseJsonBodies } from './body-parsers.ts';
import { answerBrokenAddress, installErrorHandler } from './error-handler.ts';
import { createLogger, type Logger } from './logger.ts';
import { checkOrigin } from './origin-check.ts';
import { Refusal } from './refusal.ts';
import { traceIdOf } from './trace.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is calling, as far as the session cookie tells. */
    identity: Identity;
  }
  interface FastifyContextConfig {
    /** Other sites may post here: payment providers, and the sandbox that plays them. */
    foreignPosts?: boolean;
  }
}

export interface ServerOptions {
  readonly name: string;
  readonly auth: Authenticator;
  readonly log?: Logger;
  /** Who may speak for the client's address and host: the edge in front (Fastify's trustProxy). */
  readonly trustProxy?: FastifyServerOptions['trustProxy'];
  /** Origins the site is seen under when that differs from the Host header. */
  readonly publicOrigins?: readonly string[];
}

/** Bytes of a JSON or form body; uploads have their own limit. */
const BODY_LIMIT = 256 * 1024;
/** Milliseconds a request may take to arrive: a passport over a slow line does, a client that never ends its body does not. */
const REQUEST_TIMEOUT_MS = 120_000;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A Fastify instance as every process of the site uses it: trace ids, own log lines, cookies, session,
 * origin check, refusals in five languages. Services are put on it with `mountService`.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    loggerInstance: options.log ?? createLogger(options.name, 'info'),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace_id' }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    frameworkErrors: answerBrokenAddress,
    trustProxy: options.trustProxy ?? false,
    forceCloseConnections: 'idle',
    // What still arrives on an open connection while the process ends is answered, not refused.
    return503OnClosing: false,
    genReqId: (request) => traceIdOf(request.headers['traceparent']),
    routerOptions: { maxParamLength: 300 },
  });
  parseJsonBodies(app);
  installErrorHandler(app);
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: 64 * 1024 });
  await app.register(multipart, { limits: { files: 1, parts: 20, fieldSize: 10_000, headerPairs: 50 } });
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new Refusal('rate_limited'),
  });
  recogniseCallers(app, options);
  letGoWhenClosing(app);
  return app;
}

function recogniseCallers(app: FastifyInstance, { auth, publicOrigins = [] }: ServerOptions): void {
  app.decorateRequest('identity');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-trace-id', request.id);
    request.identity = anonymous;
    if (request.is404) return;
    if (!READS.has(request.method) && !request.routeOptions.config.foreignPosts)
      checkOrigin(request, publicOrigins);
    request.identity = await auth.identify(request.cookies[ACCESS_COOKIE]);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = '(unknown)' } = request.routeOptions;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'answered');
    done();
  });
}

/** A connection kept alive after its last answer would hold the closing server until its client goes away. */
function letGoWhenClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
