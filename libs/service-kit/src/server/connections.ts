import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../base/caller.ts';

/**
 * Node asks the system for a peer's address when it is first read, and knows none of a connection that was closed
 * before: `request.ip` of an early hang-up would be undefined.
 */
export function rememberAddresses(server: Server): void {
  server.on('connection', (socket) => {
    if (socket.remoteAddress === undefined) socket.destroy();
  });
}

export interface ConnectionBound {
  /** Connections of one network that await a request. */
  readonly most: number;
  /** A proxy of ours, which brings everybody's requests. */
  readonly isProxy: (address: string) => boolean;
}

/**
 * Of a network's connections that await a request, also half of one, the longest waiting is closed when there are too
 * many (CALL-15): who holds thousands of them loses his own, and nobody who sends a request is kept out.
 */
export function boundConnections(server: Server, { most, isProxy }: ConnectionBound): void {
  const networks = new WeakMap<Socket, string>();
  const waiting = new Map<string, Set<Socket>>();
  const underWay = new WeakMap<Socket, number>();

  const stop = (network: string, socket: Socket): void => {
    const sockets = waiting.get(network);
    if (sockets?.delete(socket) && sockets.size === 0) waiting.delete(network);
  };
  const wait = (network: string, socket: Socket): void => {
    const sockets = waiting.get(network) ?? new Set();
    waiting.set(network, sockets.add(socket));
    const [longest] = sockets;
    if (sockets.size <= most || !longest) return;
    stop(network, longest);
    longest.destroy();
  };

  server.on('connection', (socket) => {
    const { remoteAddress: address } = socket;
    if (address === undefined || isProxy(address)) return;
    const network = networkOf(address);
    networks.set(socket, network);
    wait(network, socket);
    socket.once('close', () => stop(network, socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const network = networks.get(socket);
    if (network === undefined) return;
    stop(network, socket);
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (underWay.get(socket) ?? 1) - 1;
      underWay.set(socket, left);
      if (left === 0 && !socket.destroyed) wait(network, socket);
    });
  });
}
