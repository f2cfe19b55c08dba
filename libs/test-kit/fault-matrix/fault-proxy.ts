import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * How requests are handled: `open` forwards them, `silent` accepts them and never answers,
 * `failing` answers 500 with a plain HTML page, as a foreign proxy does.
 */
type ProxyMode = 'open' | 'silent' | 'failing';

/** An HTTP proxy before a process that can inject faults without touching the process. */
export interface FaultProxy {
  readonly port: number;
  /** Sets the mode for the requests that `whose` selects; the others are forwarded. */
  setMode: (mode: ProxyMode, whose?: (path: string) => boolean) => void;
  /** Stops listening on the port. */
  shut: () => Promise<void>;
  reopen: () => Promise<void>;
  close: () => Promise<void>;
}

/** Starts a proxy on a free port that forwards to `target`. */
export const openFaultProxy = async (target: number): Promise<FaultProxy> => {
  const agent = new Agent({ keepAlive: true });
  const held = new Set<ServerResponse>();
  let rule = { mode: 'open' as ProxyMode, whose: (_path: string): boolean => true };

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
    const mode = rule.whose(incoming.url ?? '/') ? rule.mode : 'open';
    if (mode === 'open') return pass(incoming, response);
    if (mode === 'silent') return void held.add(response);
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
    setMode: (mode, whose = () => true) => {
      rule = { mode, whose };
      // Requests that were held are dropped, as when a hanging process is killed.
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
