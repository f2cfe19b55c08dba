import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Authenticator } from '../auth/create-auth.ts';
import { DomainError } from '../base/domain-error.ts';
import { createLogger } from '../base/logger.ts';
import { createServer } from './create-server.ts';

let app: FastifyInstance;
let lines: string[];
let identify: Authenticator['identify'];
const sockets: Socket[] = [];

const auth: Authenticator = {
  identify: (token) => identify(token),
  exportingFor: async () => null,
  isOver: () => false,
  close: async () => undefined,
};

const start = async (options: Partial<Parameters<typeof createServer>[0]> = {}): Promise<FastifyInstance> => {
  const log = createLogger('test', 'info', { write: (line) => void lines.push(line) });
  const server = await createServer({ name: 'test', auth, log, ...options });
  server.get('/', async () => 'well');
  return server;
};

beforeEach(async () => {
  lines = [];
  identify = async () => ({ user: null, expired: false });
  app = await start();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

const open = (): Socket => {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  return socket;
};

const answerTo = async (sent: string): Promise<string> => {
  const socket = open();
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += String(chunk)));
  socket.write(sent);
  await once(socket, 'close');
  return answer;
};

const facts = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

test('the address of a client that hung up while it was recognised is known', async () => {
  let go = (): void => undefined;
  const recognised = new Promise<void>((resolve) => {
    go = resolve;
  });
  const began = new Promise<void>((resolve) => {
    identify = async () => {
      resolve();
      await recognised;
      return { user: null, expired: false };
    };
  });
  const ip = new Promise<string>((resolve) => {
    app.get('/ip', async (request) => {
      resolve(request.ip);
      return 'well';
    });
  });
  const accepted = once(app.server, 'connection');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = open();
  const [peer] = (await accepted) as [Socket];
  socket.write('GET /ip HTTP/1.1\r\nhost: a\r\ncookie: narae_at=x\r\n\r\n');
  await began;
  const gone = new Promise((resolve) => {
    peer.once('close', resolve);
  });
  socket.resetAndDestroy();
  await gone;
  go();
  expect(await ip).toBe('127.0.0.1');
  expect(facts().filter(({ msg }) => msg === 'call failed')).toEqual([]);
});

test.each([
  ['a version', 'GET /\r\n\r\n', 'version'],
  ['one host', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\nconnection: close\r\n\r\n', 'host'],
])('a request without %s is rejected', async (_what, sent, field) => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await answerTo(sent);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain(`"error":"invalid_value"`);
  expect(answer).toContain(`"field":"${field}"`);
});

test('one with both, or of HTTP/1.0, is answered', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  for (const sent of ['GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 'GET / HTTP/1.0\r\n\r\n'])
    expect(await answerTo(sent)).toMatch(/^HTTP\/1\.1 200 [\s\S]*well$/);
});

test('a full queue is a warning by its key; only what nobody expected is an error with its stack', async () => {
  app.get('/full', async () => {
    throw new DomainError('service_unavailable', { field: 'img' });
  });
  app.get('/broken', async () => {
    throw new TypeError('no');
  });
  for (const url of ['/full', '/broken']) await app.inject(url);
  const failed = facts().filter(({ msg }) => msg !== 'answered' && msg !== undefined);
  expect(failed).toMatchObject([
    { level: 40, msg: 'call rejected', rejected: 'service_unavailable', field: 'img' },
    { level: 50, msg: 'call failed' },
  ]);
  expect(failed.map((fact) => JSON.stringify(fact).includes('"stack"'))).toEqual([false, true]);
});

describe('connections of a network that await a request', () => {
  const restart = async (options: Parameters<typeof start>[0]): Promise<void> => {
    await app.close();
    app = await start({ connections: 3, ...options });
    await app.listen({ port: 0, host: '127.0.0.1' });
  };
  const half = 'GET / HTTP/1.1\r\nhost: a\r\n';
  const rest = '\r\n';
  const opened = async (): Promise<Socket> => {
    const accepted = once(app.server, 'connection');
    const socket = open();
    await accepted;
    return socket;
  };
  const closed = (socket: Socket): Promise<unknown> =>
    new Promise((resolve) => {
      socket.once('close', resolve);
      socket.resume();
    });
  const answered = async (socket: Socket, sent: string): Promise<string> => {
    const answer = once(socket, 'data');
    socket.write(sent);
    return String(((await answer) as [Buffer])[0]);
  };

  test('are bounded: the longest waiting is closed, and whoever sends a request is answered', async () => {
    await restart({});
    const first = await opened();
    first.write(half);
    const second = await opened();
    await opened();
    const gone = closed(first);
    const fourth = await opened();
    await gone;
    expect(await answered(second, half + rest)).toContain('200 OK');
    expect(await answered(fourth, half + rest)).toContain('200 OK');
  });

  test('are those alone: an open answer does not count, and does afterwards', async () => {
    await restart({});
    const slow: (() => void)[] = [];
    let came = (): void => undefined;
    identify = async () => {
      await new Promise<void>((go) => {
        slow.push(go);
        came();
      });
      return { user: null, expired: false };
    };
    const busy: Socket[] = [];
    for (let number = 0; number < 4; number += 1) {
      const socket = await opened();
      const recognised = new Promise<void>((resolve) => {
        came = resolve;
      });
      socket.write(`${half}cookie: narae_at=x\r\n${rest}`);
      await recognised;
      busy.push(socket);
    }
    const answers = busy.map(async (socket) => String(((await once(socket, 'data')) as [Buffer])[0]));
    const gone = Promise.race(busy.map(closed));
    for (const go of slow) go();
    for (const answer of await Promise.all(answers)) expect(answer).toContain('200 OK');
    await gone;
  });

  test('of a proxy of ours are everybody’s, and not bounded', async () => {
    await restart({ trustProxy: ['127.0.0.0/8'] });
    const sockets: Socket[] = [];
    for (let number = 0; number < 5; number += 1) sockets.push(await opened());
    for (const socket of sockets) expect(await answered(socket, half + rest)).toContain('200 OK');
  });
});
