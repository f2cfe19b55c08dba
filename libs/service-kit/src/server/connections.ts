import type { Server } from 'node:http';

/**
 * Node asks the system for a peer's address when it is first read, and knows none of a connection that was closed
 * before: `request.ip` of an early hang-up would be undefined.
 */
export function rememberAddresses(server: Server): void {
  server.on('connection', (socket) => {
    if (socket.remoteAddress === undefined) socket.destroy();
  });
}
