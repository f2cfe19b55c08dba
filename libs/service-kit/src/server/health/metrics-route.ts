import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { BlockList, isIPv6, type AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../base/domain-error.ts';
import type { Metrics } from './metrics.ts';

const privateNetworks = new BlockList();
privateNetworks.addSubnet('127.0.0.0', 8);
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');

/** Who stands at the other end of the line itself, and nobody behind whom somebody else may stand. */
const isFromPrivateNetwork = ({ socket, headers }: FastifyRequest): boolean => {
  const { remoteAddress = '' } = socket;
  const forwarded = headers['x-forwarded-for'] ?? headers['forwarded'];
  return (
    forwarded === undefined && privateNetworks.check(remoteAddress, isIPv6(remoteAddress) ? 'ipv6' : 'ipv4')
  );
};

/**
 * `/metrics` on the service's own port, for collectors in private networks that ask it directly; anybody else, and
 * whoever comes through the edge, finds nothing there. Not for a process that faces the public.
 */
export function addMetricsRoute(app: FastifyInstance, metrics: Metrics): void {
  app.get('/metrics', async (request, reply) => {
    if (!isFromPrivateNetwork(request)) throw new DomainError('route_not_found');
    return reply.type(metrics.registry.contentType).send(await metrics.text());
  });
}

/** `/metrics`, and nothing else, on a port of its own. */
export async function listenForCollectors(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createHttpServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
