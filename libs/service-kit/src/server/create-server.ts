import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import proxyAddr from '@fastify/proxy-addr';
import { isUploadPath } from '@narae/contracts/call-row';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyRequest,
  type RequestPayload,
} from 'fastify';
import { bringsTwice, servesHttps, sessionCookieNames } from '../auth/session-cookies.ts';
import { anonymous, type Authenticator, type Identity } from '../auth/create-auth.ts';
import { costOf, OWN_QUESTIONS } from '../limits/call-costs.ts';
import type { Limiter } from '../limits/limiter.ts';
import { networkOf } from '../base/caller.ts';
import { noteRejection } from './security-log/rejections.ts';
import { createMetrics } from './health/metrics.ts';
import { boundConnections, rememberAddresses } from './connections.ts';
import { type BodyLimits, limitedBody, parseJsonBodies } from './request-body.ts';
import { DomainError } from '../base/domain-error.ts';
import { answerBrokenAddress, installErrorHandler } from './error-handler.ts';
import { createLogger, type Logger } from '../base/logger.ts';
import { checkHead, checkOrigin, routedAddress } from './request-origin.ts';
import { traceIdOf, withRequest } from '../base/trace.ts';

declare module 'fastify' {
  interface FastifyInstance {
    auth: Authenticator;
  }
  interface FastifyRequest {
    identity: Identity;
  }
  interface FastifyContextConfig {
    /** Other sites may post here: payment providers, and the sandbox that plays them. */
    foreignPosts?: boolean;
    call?: string;
  }
}

export interface ServerOptions {
  readonly name: string;
  readonly auth: Authenticator;
  readonly log?: Logger;
  /** Who may speak for the client's address and host: the edge in front (Fastify's trustProxy). */
  readonly trustProxy?: readonly string[];
  /** Origins the site is seen under when that differs from the Host header. */
  readonly publicOrigins?: readonly string[];
  readonly bodyTimeoutMs?: number;
  /** Counts calls where the public comes in, so that nothing counts twice (ACCOUNT-16). */
  readonly limiter?: Limiter;
  /** Connections of one network that await a request; unbounded behind the edge, which brings everybody's. */
  readonly connections?: number;
}

/** Bytes of a JSON or form body, and milliseconds it may take to arrive; uploads have their own limits. */
const BODY_LIMIT = 256 * 1024;
const BODY_TIMEOUT_MS = 20_000;
/** Milliseconds any request may take to arrive: enough for a passport over a slow line. */
export const REQUEST_TIMEOUT_MS = 120_000;
/** Milliseconds for the headers of a request, and how often it is looked at. */
const HEADERS_TIMEOUT_MS = 20_000;
const TIMEOUT_CHECKS_MS = 5_000;
/** A service that starts opens its consumers one by one; on a busy machine that outlasts fastify's ten seconds. */
const START_TIMEOUT_MS = 60_000;
const PROBES = /\/(healthz|readyz|metrics)$/;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Fastify as all processes use it: trace ids, log, session, origin check, rejections in five languages. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { trustProxy = [], connections: most } = options;
  const app: FastifyInstance = fastify({
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECKS_MS },
    loggerInstance: options.log ?? createLogger(options.name, 'info'),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'trace_id' }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    pluginTimeout: START_TIMEOUT_MS,
    frameworkErrors: answerBrokenAddress,
    rewriteUrl: routedAddress,
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    forceCloseConnections: 'idle',
    // What still arrives on an open connection while the process ends is answered, not rejected.
    return503OnClosing: false,
    genReqId: (request) => traceIdOf(request.headers['traceparent']),
    routerOptions: { maxParamLength: 300 },
  });
  rememberAddresses(app.server);
  if (most !== undefined) {
    const trusted = proxyAddr.compile([...trustProxy]);
    boundConnections(app.server, { most, isProxy: (address) => trusted(address, 0) });
  }
  app.decorate('metrics', createMetrics(app.log));
  parseJsonBodies(app);
  limitBodies(app, { bytes: BODY_LIMIT, ms: options.bodyTimeoutMs ?? BODY_TIMEOUT_MS });
  installErrorHandler(app);
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: 64 * 1024 });
  await app.register(multipart, { limits: { files: 1, parts: 20, fieldSize: 10_000, headerPairs: 50 } });
  recogniseCallers(app, options);
  if (options.limiter) limitCallers(app, options.limiter);
  letGoWhenClosing(app);
  return app;
}

function recogniseCallers(app: FastifyInstance, { name, auth, publicOrigins = [] }: ServerOptions): void {
  const cookies = sessionCookieNames(servesHttps(publicOrigins));
  app.decorate('auth', auth);
  app.decorateRequest('identity');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-trace-id', request.id);
    request.identity = anonymous;
    checkHead(request.raw);
    if (request.is404) return;
    if (!READS.has(request.method) && !request.routeOptions.config.foreignPosts)
      checkOrigin(request, publicOrigins, cookies);
    if (bringsTwice(request.headers.cookie, cookies)) {
      if (request.routeOptions.config.call !== undefined)
        throw new DomainError('invalid_value', { field: 'cookie' });
      return;
    }
    const token = request.cookies[cookies.access];
    if (token !== undefined) request.identity = await auth.identify(token);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = '(unknown)', config } = request.routeOptions;
    const { method, server } = request;
    const { statusCode: status, elapsedTime } = reply;
    const service = server.hasDecorator('kit') ? server.kit.name : name;
    const call = config?.call ?? route;
    server.metrics.observeCall({ service, call, method, status, seconds: elapsedTime / 1000 });
    // Probes come twice a second for as long as the process lives.
    const level = PROBES.test(route) && status < 400 ? 'debug' : 'info';
    const facts = { method, call, status, ms: Math.round(elapsedTime) };
    request.log[level]({ ...facts, ...rejectionOf(request) }, 'answered');
    noteRejection(request);
    done();
  });
  // After the body has been read, which does not keep to the context.
  app.addHook('preHandler', (request, _reply, done) => withRequest(request, done));
}

function rejectionOf({ rejected, identity }: FastifyRequest): { rejected?: string; mem_id?: string } {
  if (rejected === null) return {};
  return { rejected: rejected.key, ...(identity?.user && { mem_id: identity.user.mem_id }) };
}

/** Before anything is read: a rejected call costs no more than telling who called. */
function limitCallers(app: FastifyInstance, limiter: Limiter): void {
  app.addHook('onRequest', async ({ identity: { user }, ip, routeOptions }) => {
    const cost = costOf(routeOptions.config?.call);
    if (cost === 0 || ip === OWN_QUESTIONS) return;
    if (user) await limiter.count('calls-by-member', user.mem_id, cost);
    else await limiter.count('calls-by-network', networkOf(ip), cost);
  });
}

/** Whether a body has come with its headers, as small ones mostly do: then nothing of it is waited for. */
function isHere({ headers }: FastifyRequest, payload: RequestPayload, { bytes }: BodyLimits): boolean {
  const length = Number(headers['content-length']);
  return length <= bytes && 'readableLength' in payload && payload.readableLength === length;
}

/** Uploads are read by their own parsers, from the request itself and within the time of all requests. */
function limitBodies(app: FastifyInstance, limits: BodyLimits): void {
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const isBounded = READS.has(request.method) || isHere(request, payload, limits);
    const isLeftAlone = isBounded || isUploadPath(request.routeOptions.url ?? '');
    done(null, isLeftAlone ? payload : limitedBody(payload, limits));
  });
}

/** A connection kept alive after its last answer would hold the closing server until its client goes away. */
function letGoWhenClosing(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}
