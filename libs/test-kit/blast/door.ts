import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What happens to those who come: `open` lets them through, `silent` takes what they bring and answers nothing,
 * `failing` answers 500 as a proxy does, in no language and no format of ours.
 */
export type Manner = 'open' | 'silent' | 'failing';

/** Stands before a process and lets a test decide how its answers come, without touching the process. */
export interface Door {
  readonly port: number;
  /** Which requests are treated how; the others go through. */
  treat: (manner: Manner, whose?: (path: string) => boolean) => void;
  /** Nobody listens any more, or again. */
  shut: () => Promise<void>;
  reopen: () => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a door on a free port of this machine that leads to another one. */
export const openDoor = async (target: number): Promise<Door> => {
  const agent = new Agent({ keepAlive: true });
  const held = new Set<ServerResponse>();
  let rule = { manner: 'open' as Manner, whose: (_path: string): boolean => true };

  const pass = (incoming: IncomingMessage, response: ServerResponse): void => {
    const { method, url, headers } = incoming;
    const onwards = request({ host: '127.0.0.1', port: target, method, path: url, headers, agent });
    onwards.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    onwards.on('error', () => response.destroy());
    response.on('close', () => {
      if (!response.writableFinished) onwards.destroy();
    });
    incoming.pipe(onwards);
  };

  const server = createServer((incoming, response) => {
    const manner = rule.whose(incoming.url ?? '/') ? rule.manner : 'open';
    if (manner === 'open') return pass(incoming, response);
    if (manner === 'silent') return void held.add(response);
    incoming.resume();
    response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Internal Server Error</h1>');
  });
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const shut = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;

  return {
    port,
    treat: (manner, whose = () => true) => {
      rule = { manner, whose };
      // Whoever was kept waiting is let go, as by a process that is killed for it.
      for (const response of held) response.destroy();
      held.clear();
    },
    shut,
    reopen: () => listen(port),
    close: async () => {
      await shut();
      agent.destroy();
    },
  };
};
