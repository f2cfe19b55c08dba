import replyFrom from '@fastify/reply-from';
import { callTable, type Owner } from '@narae/contracts';
import { Refusal } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';

/** Addresses of the services that run elsewhere; an owner without any is registered beside the edge. */
export type Upstreams = Partial<Record<Owner, readonly string[]>>;

const REQUEST_TIMEOUT_MS = 20_000;

/** Passes the calls of services that run elsewhere on to them, bodies untouched, taking turns between replicas. */
export const serveUpstreams = async (app: FastifyInstance, upstreams: Upstreams): Promise<void> => {
  const owners = Object.entries(upstreams).filter(([, urls]) => urls.length > 0) as [
    Owner,
    readonly string[],
  ][];
  if (owners.length === 0) return;
  await app.register(async (scope) => {
    await scope.register(replyFrom, { http: { requestOptions: { timeout: REQUEST_TIMEOUT_MS } } });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    for (const [owner, urls] of owners) {
      let turn = 0;
      const paths = Object.values(callTable).filter((row) => row.owner === owner);
      for (const { method, path } of [...paths, { method: 'GET', path: `/${owner}/*` } as const]) {
        scope.route({
          method,
          url: path,
          handler: (request, reply) =>
            reply.from(`${urls[turn++ % urls.length]}${request.raw.url}`, {
              onError: (answer) => {
                request.log.error({ owner }, 'a service does not answer');
                throw new Refusal('service_unavailable', { status: answer.statusCode === 504 ? 504 : 503 });
              },
            }),
        });
      }
    }
  });
};
