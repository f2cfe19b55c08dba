import replyFrom from '@fastify/reply-from';
import { isUploadPath, type Owner } from '@narae/contracts/call-row';
import { callTable, type CallName } from '@narae/contracts/call-table';
import { DomainError, namedPlugin, traceparentOf, type Logger } from '@narae/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable, Transform } from 'node:stream';
import { keepBodies, limitOf, streamBodies } from './call-limits.ts';
import { createReplicas, type Replicas, watchReplicas } from './replicas.ts';

/** Addresses of the services that run elsewhere; an owner without any is registered beside the edge. */
export type Upstreams = Partial<Record<Owner, readonly string[]>>;

/** Nothing has reached the service yet. */
const neverSent = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'ETIMEDOUT']);
/** The connection broke: the service may or may not have done what it was asked for. */
const brokenOff = new Set(['ECONNRESET', 'EPIPE']);

interface Failure {
  readonly code?: string;
  readonly statusCode?: number;
  readonly cause?: unknown;
}

/** The system's own code, which the library wraps into one of its own. */
const codeOf = (failure: Failure): string => {
  const cause = failure.cause as Failure | undefined;
  return cause?.code ?? failure.code ?? '';
};

/** Whether doing it twice is doing it once. */
const isRepeatable = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined;

/**
 * What the sender of an upload, not its receiver, is at fault for: a body too large, too slow or broken off, or one
 * that pauses for so long that the receiver's time is over.
 */
const faultOfSender = (body: unknown, failure: Failure): DomainError | undefined => {
  if (!(body instanceof Transform)) return undefined;
  if (body.errored instanceof DomainError) return body.errored;
  const awaited = !body.readableEnded && body.readableLength === 0;
  return awaited && failure.statusCode === 504 ? new DomainError('invalid_body', { status: 408 }) : undefined;
};

/** Brings one request to one of the replicas; to the next where the first is certain, or allowed, not to have done it. */
const forward = (replicas: Replicas, owner: Owner, timeout: number, log: Logger) => {
  const bring = (request: FastifyRequest, reply: FastifyReply, body: unknown, tried: Set<string>): void => {
    const url = replicas.next(tried);
    if (url === undefined) throw new DomainError('service_unavailable');
    tried.add(url);
    let settled = false;
    if (Buffer.isBuffer(body)) request.body = Readable.from([body]);
    reply.from(`${url}${request.raw.url}`, {
      timeout,
      // Ours, by replica; the library's own would ask the same one again.
      retryDelay: () => null,
      rewriteRequestHeaders: (_request, headers) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.host,
        'x-forwarded-proto': request.protocol,
        traceparent: traceparentOf(request.id),
      }),
      // Said of the connection behind, not of the visitor's.
      rewriteHeaders: ({ connection: _behind, 'keep-alive': _time, ...headers }) => headers,
      onError: (_answer, failed) => {
        // Told twice where both the connection and the body's way into it broke.
        if (settled) return;
        settled = true;
        const error: Failure = failed.error;
        const rejection = faultOfSender(body, error);
        if (rejection && !reply.raw.headersSent)
          return void reply.header('connection', 'close').send(rejection);
        const code = codeOf(error);
        log.error({ owner, url, code, trace_id: request.id }, 'a service does not answer');
        replicas.failed(url);
        // Half an answer is out: the only honest end is a broken line.
        if (reply.sent || reply.raw.headersSent) return void reply.raw.destroy();
        // What has streamed by is gone.
        const again =
          body instanceof Transform
            ? false
            : neverSent.has(code) || (brokenOff.has(code) && isRepeatable(request));
        const left = again && replicas.next(tried) !== undefined;
        try {
          if (left) return bring(request, reply, body, tried);
          throw new DomainError('service_unavailable', { status: error.statusCode === 504 ? 504 : 503 });
        } catch (rejection) {
          reply.send(rejection);
        }
      },
    });
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    bring(request, reply, request.body, new Set());
    return reply;
  };
};

/**
 * Passes the calls of services that run elsewhere on to them, bodies untouched, taking turns between replicas. Uploads
 * stream; any other body is small, and kept until it has been delivered.
 */
export const serveUpstreams = async (
  app: FastifyInstance,
  upstreams: Upstreams,
  /** Milliseconds an ordinary call may take. */
  limit: number,
): Promise<void> => {
  const owners = Object.entries(upstreams).filter(([, urls]) => urls.length > 0) as [
    Owner,
    readonly string[],
  ][];
  if (owners.length === 0) return;
  const all = new Map(owners.map(([owner, urls]) => [owner, createReplicas(urls, app.log)]));
  app.addHook('onClose', async () => {
    await Promise.all([...all.values()].map((replicas) => replicas.stop()));
  });
  const names = Object.keys(callTable) as CallName[];
  const addRoutes = (scope: FastifyInstance, { uploads }: { uploads: boolean }): void => {
    for (const [owner, replicas] of all) {
      for (const name of names) {
        const { method, path, owner: ofCall } = callTable[name];
        if (ofCall !== owner || isUploadPath(path) !== uploads) continue;
        const handler = forward(replicas, owner, limitOf(name, limit), app.log);
        scope.route({ method, url: path, config: { call: name }, handler });
      }
      if (uploads) continue;
      const handler = forward(replicas, owner, limit, app.log);
      // Of what lies beside the calls, the probes alone are for everybody.
      for (const probe of ['healthz', 'readyz'])
        scope.route({ method: 'GET', url: `/${owner}/${probe}`, handler });
    }
  };
  const forwarding = namedPlugin('forwarding', async (scope) => {
    await scope.register(replyFrom, {
      http: { requestOptions: { timeout: limit } },
      disableRequestLogging: true,
    });
    const calls = namedPlugin('forwarded-calls', async (own) => {
      keepBodies(own);
      addRoutes(own, { uploads: false });
    });
    const uploads = namedPlugin('forwarded-uploads', async (own) => {
      streamBodies(own);
      addRoutes(own, { uploads: true });
    });
    await scope.register(calls);
    await scope.register(uploads);
  });
  await app.register(forwarding);
  watchReplicas(app, all);
};
