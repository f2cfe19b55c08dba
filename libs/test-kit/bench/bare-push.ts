import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The least a push to browsers can cost: one server, one POST, one line to everybody who listens. */
export const openBarePush = async (): Promise<{ url: string; close: () => Promise<void> }> => {
  const listeners = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      for (const listener of listeners)
        listener.write('event: seat\ndata: {"prod_id":"BARE","remaining":1}\n\n');
      response.end('{}');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('retry: 3000\n\n');
    listeners.add(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
