import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { startTestService, until, type TestService } from '@narae/test-kit';
import { edgeService, edgeSettings } from '../src/app.ts';

interface Replica {
  readonly url: string;
  readonly name: string;
  /** Paths that were answered or begun. */
  readonly seen: string[];
  ready: boolean;
  /** It takes what it is sent and answers nothing. */
  frozen: boolean;
  /** What it does with a call; by default it says its name and what it was sent. */
  onCall: ((request: IncomingMessage, response: ServerResponse) => void) | null;
  kill: () => Promise<void>;
}

const LIMIT_MS = 800;
let edge: TestService | undefined;
let appsDir: string;
const replicas: Replica[] = [];

const startReplica = async (name: string, port = 0): Promise<Replica> => {
  const held: ServerResponse[] = [];
  const server: Server = createServer(async (request, response) => {
    // As a stopped process: the line is open, and nobody says anything.
    if (replica.frozen) return void held.push(response);
    if (request.url === '/readyz') return void response.writeHead(replica.ready ? 200 : 503).end();
    replica.seen.push(request.url ?? '');
    if (replica.onCall) return replica.onCall(request, response);
    const body = await text(request);
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        name,
        body,
        type: request.headers['content-type'],
        ip: request.headers['x-forwarded-for'],
      }),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const replica: Replica = {
    name,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: [],
    ready: true,
    frozen: false,
    onCall: null,
    kill: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  replicas.push(replica);
  return replica;
};

const openEdge = async (...urls: string[]): Promise<TestService> => {
  edge = await startTestService(
    edgeService,
    edgeSettings.parse({ APPS_DIR: appsDir, BOOKING_URL: urls.join(','), CALL_LIMIT_MS: LIMIT_MS }),
  );
  return edge;
};

const call = (service: TestService, more: { key?: string; body?: string; type?: string } = {}) =>
  service.app.inject({
    method: 'POST',
    url: '/api/mycartInsert',
    headers: {
      host: 'localhost',
      origin: 'http://localhost',
      'content-type': more.type ?? 'application/json',
      ...(more.key ? { 'idempotency-key': more.key } : {}),
    },
    payload: more.body ?? '{"info":{"n":1}}',
  });

beforeAll(async () => {
  appsDir = await mkdtemp(path.join(tmpdir(), 'narae-upstreams-'));
});
afterEach(async () => {
  await edge?.close();
  await Promise.all(replicas.splice(0).map((one) => one.kill()));
});
afterAll(() => rm(appsDir, { recursive: true, force: true }));

test('replicas take turns, and get bodies as they were sent', async () => {
  const [one, two] = [await startReplica('one'), await startReplica('two')];
  const service = await openEdge(one.url, two.url);
  const type = 'multipart/form-data; boundary=edge';
  const answers = [await call(service, { body: 'a\r\nb', type }), await call(service, { body: 'c', type })];
  expect(answers.map((answer) => answer.json().name).sort()).toEqual(['one', 'two']);
  expect(answers[0]?.json()).toMatchObject({ body: 'a\r\nb', type, ip: '127.0.0.1' });
});

test('with one replica dead every call is answered by the other, changes and uploads too', async () => {
  const [one, two] = [await startReplica('one'), await startReplica('two')];
  const service = await openEdge(one.url, two.url);
  await one.kill();
  for (let turn = 0; turn < 6; turn += 1) {
    const answer = await call(service, { body: `{"turn":${turn}}` });
    expect([answer.statusCode, answer.json().name, answer.json().body]).toEqual([
      200,
      'two',
      `{"turn":${turn}}`,
    ]);
  }
});

test('a replica that is back gets its share again', async () => {
  const [one, two] = [await startReplica('one'), await startReplica('two')];
  const service = await openEdge(one.url, two.url);
  await one.kill();
  await call(service);
  await call(service);
  const again = await startReplica('one again', Number(new URL(one.url).port));
  await until('the answer', async () => (await call(service)).json().name === 'one again');
  expect(again.seen.length).toBeGreaterThan(0);
});

test('a replica that says it is about to end gets no more calls', async () => {
  const [one, two] = [await startReplica('one'), await startReplica('two')];
  const service = await openEdge(one.url, two.url);
  one.ready = false;
  await until('the answer', async () => {
    const names = [(await call(service)).json().name, (await call(service)).json().name];
    return names.every((name) => name === 'two');
  });
  const before = one.seen.length;
  for (let turn = 0; turn < 4; turn += 1) await call(service);
  expect(one.seen.length).toBe(before);
});

describe('a replica that dies in the middle of a call', () => {
  const dying = async (): Promise<{ service: TestService; two: Replica }> => {
    const [one, two] = [await startReplica('one'), await startReplica('two')];
    one.onCall = (request) => request.socket.destroy();
    return { service: await openEdge(one.url, two.url), two };
  };

  test('a change without a key is not made twice: its sender is told', async () => {
    const { service, two } = await dying();
    const answer = await call(service);
    expect([answer.statusCode, answer.json().error]).toEqual([503, 'service_unavailable']);
    expect(two.seen).toEqual([]);
  });

  test('a change with a key, and a read, go to the other', async () => {
    const { service, two } = await dying();
    const change = await call(service, { key: 'k-1' });
    expect([change.statusCode, change.json().name]).toEqual([200, 'two']);
    expect(change.json().body).toBe('{"info":{"n":1}}');
    expect(two.seen).toEqual(['/api/mycartInsert']);
    await edge?.close();
    const fresh = await openEdge(...replicas.map(({ url }) => url));
    const read = await fresh.app.inject({ method: 'GET', url: '/booking/healthz' });
    expect([read.statusCode, read.json().name]).toEqual([200, 'two']);
  });
});

test('with nobody left the sender is told so, and nothing hangs', async () => {
  const [one, two] = [await startReplica('one'), await startReplica('two')];
  const service = await openEdge(one.url, two.url);
  await Promise.all([one.kill(), two.kill()]);
  const answer = await call(service);
  expect([answer.statusCode, answer.json().error]).toEqual([503, 'service_unavailable']);
});

describe('a service that hangs', () => {
  test('is given up in time, then rejects at once, and is asked again when it answers', async () => {
    const one = await startReplica('one');
    const service = await openEdge(one.url);
    one.frozen = true;
    const first = await call(service);
    expect([first.statusCode, first.json().error]).toEqual([504, 'service_unavailable']);
    expect(first.json().message).toMatch(/not available right now/);

    await until('the answer', async () => {
      const answer = await call(service);
      return answer.statusCode === 503 && answer.json().error === 'service_unavailable';
    });

    one.frozen = false;
    await until('the answer', async () => (await call(service)).statusCode === 200);
  });

  test('keeps its callers apart from those of the others, however many they are', async () => {
    const [booking, catalog] = [await startReplica('booking'), await startReplica('catalog')];
    edge = await startTestService(
      edgeService,
      edgeSettings.parse({
        APPS_DIR: appsDir,
        BOOKING_URL: booking.url,
        CATALOG_URL: catalog.url,
        CALL_LIMIT_MS: 4_000,
      }),
    );
    const service = edge;
    await service.app.listen({ port: 0, host: '127.0.0.1' });
    booking.frozen = true;
    let settled = 0;
    const crowd = Array.from({ length: 50 }, () => call(service).finally(() => (settled += 1)));
    for (let turn = 0; turn < 5; turn += 1) {
      const answer = await service.app.inject({ method: 'GET', url: '/catalog/healthz' });
      expect([answer.statusCode, answer.json().name]).toEqual([200, 'catalog']);
    }
    expect(settled).toBe(0);
    const codes = (await Promise.all(crowd)).map(({ statusCode }) => statusCode);
    expect(new Set(codes)).toEqual(new Set([504]));
  });

  test('leaves its calls to a replica that answers, once it has missed its look', async () => {
    const [one, two] = [await startReplica('one'), await startReplica('two')];
    const service = await openEdge(one.url, two.url);
    one.frozen = true;
    await until('the answer', async () => {
      const names = [(await call(service)).json().name, (await call(service)).json().name];
      return names.every((name) => name === 'two');
    });
  });

  test('in the middle of its answer breaks the line instead of leaving it open', async () => {
    const one = await startReplica('one');
    const service = await openEdge(one.url);
    one.onCall = (_request, response) =>
      void response.writeHead(200, { 'content-length': '100' }).write('half');
    const origin = await service.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = fetch(`${origin}/booking/healthz`).then((reply) => reply.text());
    await expect(answer).rejects.toThrow();
    one.onCall = null;
    expect((await call(service)).statusCode).toBe(200);
  });
});

const probe = async (service: TestService) => (await service.app.inject('/edge/readyz')).json();

test('a degraded replica is used; without any the edge is degraded and says what is missing', async () => {
  const one = await startReplica('one');
  const service = await openEdge(one.url);
  // A degraded one answers its probe with 200, as a ready one does.
  expect(await probe(service)).toEqual({ status: 'ready' });
  one.ready = false;
  await until('the answer', async () => (await probe(service)).status === 'degraded');
  expect(await probe(service)).toEqual({
    status: 'degraded',
    failing: ['booking'],
    reasons: ['booking: what booking answers for is not there'],
  });
  const row = `narae_replica_up{service="edge",owner="booking",replica="${new URL(one.url).host}"}`;
  expect(await service.metrics()).toContain(`${row} 0`);
  one.ready = true;
  await until('the answer', async () => (await probe(service)).status === 'ready');
  expect(await service.metrics()).toContain(`${row} 1`);
});

test('calls are counted by their name; nobody reads the numbers of a service through the edge', async () => {
  const one = await startReplica('one');
  const service = await openEdge(one.url);
  await call(service);
  expect(await service.metrics()).toMatch(
    /narae_call_duration_seconds_count\{service="edge",call="mycartInsert",method="POST",status="2xx"\} 1/,
  );
  for (const url of [
    '/metrics',
    '/booking/metrics',
    '/booking/./metrics',
    '/booking/%6Detrics',
    '/booking/Metrics/',
  ])
    expect([url, (await service.app.inject(url)).statusCode]).toEqual([url, 404]);
  expect(one.seen).toEqual(['/api/mycartInsert']);
});

test('the trace is handed on as one of ours, whatever came from outside', async () => {
  const one = await startReplica('one');
  const traces: unknown[] = [];
  one.onCall = (request, response) => {
    traces.push(request.headers['traceparent']);
    response.end('{}');
  };
  const service = await openEdge(one.url);
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  for (const traceparent of [`00-${trace}-00f067aa0ba902b7-01`, `00-${trace}-evil`]) {
    const { headers } = await service.app.inject({ url: '/booking/readyz', headers: { traceparent } });
    expect(traces.at(-1)).toMatch(new RegExp(`^00-${String(headers['x-trace-id'])}-[0-9a-f]{16}-01$`));
  }
  expect(traces[0]).toContain(trace);
  expect(traces[1]).not.toContain(trace);
});
