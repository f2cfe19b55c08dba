import replyFrom from '@fastify/reply-from';
import { isUploadPath, type Owner } from '@narae/contracts/call-row';
import { callTable, type CallName } from '@narae/contracts/call-table';
import { DomainError, namedPlugin, traceparentOf, type Logger } from '@narae/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable, Transform } from 'node:stream';
import { keepBodies, limitOf, streamBodies } from './call-limits.ts';
import { createReplicas, type Replicas, watchReplicas } from './replicas.ts';

/** Addresses of services that run elsewhere; the others are registered beside the edge. */
export type Upstreams = Partial<Record<Owner, readonly string[]>>;

/** The request has not reached the service. */
const neverSent = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'ETIMEDOUT']);
/** The service may or may not have handled the request. */
const brokenOff = new Set(['ECONNRESET', 'EPIPE']);

interface Failure {
  readonly code?: string;
  readonly statusCode?: number;
  readonly cause?: unknown;
}

/** The system's code, which the library wraps. */
const codeOf = (failure: Failure): string => {
  const cause = failure.cause as Failure | undefined;
  return cause?.code ?? failure.code ?? '';
};

const isRepeatable = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' || method === 'HEAD' || headers['idempotency-key'] !== undefined;

/**
 * Faults of an upload's sender: a body too large, too slow or broken off, or a pause until the receiver's
 * timeout.
 */
const faultOfSender = (body: unknown, failure: Failure): DomainError | undefined => {
  if (!(body instanceof Transform)) return undefined;
  if (body.errored instanceof DomainError) return body.errored;
  const awaited = !body.readableEnded && body.readableLength === 0;
  return awaited && failure.statusCode === 504 ? new DomainError('invalid_body', { status: 408 }) : undefined;
};

/** Forwards a request; another replica gets it only if it was not done, or may be done twice. */
const forward = (replicas: Replicas, owner: Owner, timeout: number, log: Logger) => {
  const bring = (request: FastifyRequest, reply: FastifyReply, body: unknown, tried: Set<string>): void => {
    const url = replicas.next(tried);
    if (url === undefined) throw new DomainError('service_unavailable');
    tried.add(url);
    let settled = false;
    if (Buffer.isBuffer(body)) request.body = Readable.from([body]);
    reply.from(`${url}${request.raw.url}`, {
      timeout,
      // Retries are ours: the library would ask the same replica again.
      retryDelay: () => null,
      rewriteRequestHeaders: (_request, headers) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.host,
        'x-forwarded-proto': request.protocol,
        traceparent: traceparentOf(request.id),
      }),
      // These headers concern the connection behind, not the visitor's.
      rewriteHeaders: ({ connection: _behind, 'keep-alive': _time, ...headers }) => headers,
      onError: (_answer, failed) => {
        // Called twice when the connection and the upload both break.
        if (settled) return;
        settled = true;
        const error: Failure = failed.error;
        const rejection = faultOfSender(body, error);
        if (rejection && !reply.raw.headersSent)
          return void reply.header('connection', 'close').send(rejection);
        const code = codeOf(error);
        log.error({ owner, url, code, trace_id: request.id }, 'a service does not answer');
        replicas.failed(url);
        // Half an answer is out: all that is left is to break the connection.
        if (reply.sent || reply.raw.headersSent) return void reply.raw.destroy();
        // A streamed body cannot be sent again.
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
 * Forwards calls, bodies untouched, in turn to the replicas. Uploads stream; small bodies are kept until
 * delivered.
 */
export const serveUpstreams = async (
  app: FastifyInstance,
  upstreams: Upstreams,
  /** Milliseconds for an ordinary call. */
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
      // Beside the calls, only the probes are public.
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
