import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestService, until, type TestService } from '@narae/test-kit';
import { edgeService, edgeSettings } from '../src/app.ts';

const KB = 1024;
const BODY_TIMEOUT_MS = 400;
const CALL_LIMIT_MS = 700;
const upload = '/upload/PASSPORT/p/P000001/MEM0000000001/CAR1/1/1/C/P/MF1';

let appsDir: string;
let edge: TestService;
let origin: string;
let service: Server;
/** Bytes the service has got of the call under way. */
let delivered: number;
let onCall: (request: IncomingMessage, response: ServerResponse) => void;
const sockets: Socket[] = [];

const takeAll = (request: IncomingMessage, response: ServerResponse): void => {
  request.on('data', (chunk: Buffer) => {
    delivered += chunk.length;
  });
  request.on('end', () => response.setHeader('content-type', 'application/json').end('{"taken":true}'));
  request.on('error', () => undefined);
};

beforeEach(async () => {
  appsDir = await mkdtemp(path.join(tmpdir(), 'narae-bodies-'));
  delivered = 0;
  onCall = takeAll;
  service = createServer((request, response) =>
    request.url === '/readyz' ? void response.end() : onCall(request, response),
  );
  await once(service.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const config = edgeSettings.parse({ APPS_DIR: appsDir, BOOKING_URL: url, CATALOG_URL: url, CALL_LIMIT_MS });
  edge = await startTestService(edgeService, config, { bodyTimeoutMs: BODY_TIMEOUT_MS });
  origin = await edge.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  service.closeAllConnections();
  await edge.close();
  service.close();
  await rm(appsDir, { recursive: true, force: true });
});

interface Sender {
  write: (bytes: string | Buffer) => void;
  /** What has been answered by the time the other side hangs up. */
  answer: Promise<string>;
  socket: Socket;
}

/** A client that says exactly this, and decides itself when its body comes. */
const send = (url: string, headers: Record<string, string>, method = 'POST'): Sender => {
  const { port } = new URL(origin);
  const socket = connect(Number(port), '127.0.0.1');
  sockets.push(socket);
  let said = '';
  socket.on('data', (chunk: Buffer) => {
    said += String(chunk);
  });
  socket.on('error', () => undefined);
  const all = { host: `127.0.0.1:${port}`, origin, connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.write([`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  return {
    write: (bytes) => void socket.write(bytes),
    answer: once(socket, 'close').then(() => said),
    socket,
  };
};
const chunk = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'multipart/form-data; boundary=b' };
const chunked = { 'transfer-encoding': 'chunked' };

const isUp = async (): Promise<boolean> => (await edge.app.inject('/edge/readyz')).json().status === 'ready';

describe('a request that names the whole address', () => {
  it.each([
    ['GET', '/remotes.json', '200'],
    ['GET', '/no/such.file', '404'],
    ['GET', '/booking/healthz', '200'],
    ['GET', '', '503'],
    ['POST', '/api/mycartInsert', '200'],
    ['POST', upload, '200'],
    ['POST', '/no/such/call', '404'],
  ])('%s %s is answered as one that names the path alone', async (method, target, status) => {
    onCall = (request, response) => void response.end(JSON.stringify({ asked: request.url }));
    const body = method === 'POST' ? { ...json, 'content-length': '2' } : {};
    for (const before of [origin, 'http://elsewhere.example', '']) {
      const { write, answer } = send(`${before}${target}` || '/', body, method);
      if (method === 'POST') write('{}');
      const said = await answer;
      expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      if (/api|upload|booking/.test(target)) expect(said).toContain(`{"asked":"${target}"}`);
    }
  });

  it.each(['*', 'ftp://narae.example/', 'narae.example:443'])(
    'that is none of ours, such as %s, is answered',
    async (target) => {
      expect(await send(target, {}, 'GET').answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    },
  );
});

describe('the body of a call', () => {
  it('that says it is larger than 256 kB is rejected before any of it is read', async () => {
    const { answer } = send('/api/mycartInsert', { ...json, 'content-length': String(257 * KB) });
    expect(await answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*"error":"body_too_large"/);
  });

  it.each([json, form])('of unknown size is rejected once it is larger (%j)', async (type) => {
    const { write, answer } = send('/api/mycartInsert', { ...type, ...chunked });
    for (let at = 0; at < 5; at += 1) write(chunk(Buffer.alloc(60 * KB, 'x')));
    expect(await answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*"error":"body_too_large"/);
    expect(delivered).toBe(0);
  });

  it.each([json, form])('that does not come in time is given up (%j)', async (type) => {
    const { write, answer } = send('/api/mycartInsert', { ...type, 'content-length': '100' });
    write('{"info":');
    expect(await answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*connection: close[\s\S]*"error":"invalid_body"/i);
    expect(delivered).toBe(0);
  });

  it('that comes drop by drop is given up all the same', async () => {
    const { write, answer, socket } = send('/api/mycartInsert', { ...json, 'content-length': '100000' });
    const drops = setInterval(() => write('x'), 20);
    socket.on('close', () => clearInterval(drops));
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('an upload', () => {
  it('reaches the service while it still comes, longer than a call may take', async () => {
    const { write, answer } = send(upload, { ...form, ...chunked });
    const part = Buffer.alloc(64 * KB, 'x');
    for (let sent = 1; sent <= 4; sent += 1) {
      write(chunk(part));
      await until('the part', async () => delivered === sent * part.length);
    }
    write('0\r\n\r\n');
    expect(await answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*"taken":true/);
  });

  it('that says it is too large is rejected before any of it is read', async () => {
    const { answer } = send(upload, { ...form, 'content-length': String(7 * KB * KB) });
    expect(await answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*"error":"body_too_large"/);
  });

  it('of a film may be larger than a picture’s', async () => {
    const { write, answer } = send('/upload/FILM/event/EVT000001', { ...form, ...chunked });
    for (let sent = 0; sent < 7; sent += 1) write(chunk(Buffer.alloc(KB * KB, 'x')));
    write('0\r\n\r\n');
    expect(await answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*"taken":true/);
    expect(delivered).toBe(7 * KB * KB);
    const size = { 'content-length': String(102 * KB * KB) };
    const tooLarge = send('/upload/FILM/event/EVT000001', { ...form, ...size });
    expect(await tooLarge.answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('that turns out to be too large is rejected, and nobody thinks less of the service', async () => {
    const { write, answer } = send(upload, { ...form, ...chunked });
    for (let sent = 0; sent < 7; sent += 1) write(chunk(Buffer.alloc(KB * KB, 'x')));
    expect(await answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*"error":"body_too_large"/);
    expect(delivered).toBeLessThanOrEqual(6 * KB * KB);
    expect(await isUp()).toBe(true);
  });

  it('that pauses for longer than a call may take is given up, and nobody thinks less of the service', async () => {
    const { write, answer } = send(upload, { ...form, 'content-length': '1000' });
    write('x');
    expect(await answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"error":"invalid_body"/);
    expect(await isUp()).toBe(true);
  });

  it('that is broken off ends at the service too, and nobody thinks less of it', async () => {
    let ended = false;
    onCall = (request, response) => {
      takeAll(request, response);
      request.once('close', () => (ended = true));
    };
    const { write, socket } = send(upload, { ...form, 'content-length': '1000' });
    write('x');
    await until('the first byte', async () => delivered === 1);
    socket.destroy();
    await until('the end', async () => ended);
    expect(await isUp()).toBe(true);
  });

  it('that the service answers before it has read it is answered so', async () => {
    onCall = (_request, response) => void response.writeHead(401).end('{"error":"login_required"}');
    const { write, answer } = send(upload, { ...form, 'content-length': String(5 * KB * KB) });
    write(Buffer.alloc(64 * KB));
    expect(await answer).toMatch(/^HTTP\/1\.1 401 [\s\S]*login_required/);
    expect(await isUp()).toBe(true);
  });
});
