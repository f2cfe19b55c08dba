import fastify from 'fastify';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { LoadTask } from './load-process.ts';

/** A call that a load consists of, wherever it is sent. */
export type Call = Pick<LoadTask, 'method' | 'headers' | 'body'> & { readonly path: string };

export interface BareServer {
  readonly origin: string;
  /** Of its answer, as it is sent. */
  readonly bytes: number;
  readonly close: () => Promise<void>;
}

/** The least a server can do: read the same call and answer the same bytes as `site` does, compressed as they are. */
export const openBareServer = async (site: string, call: Call): Promise<BareServer> => {
  const { path: url, method, headers, body } = call;
  const sent = request(`${site}${url}`, { method, headers });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const bytes = await buffer(answer);
  const named = (header: 'content-type' | 'content-encoding'): Record<string, string> => {
    const value = answer.headers[header];
    return value === undefined ? {} : { [header]: value };
  };
  const app = fastify();
  app.route({
    method,
    url,
    handler: (_request, reply) =>
      reply.headers({ ...named('content-type'), ...named('content-encoding') }).send(bytes),
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { origin, bytes: bytes.length, close: () => app.close() };
};
