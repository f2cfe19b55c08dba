import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchBounded } from './fetch-bounded.ts';

const bounds = { timeoutMs: 2_000, mostBytes: 1_000 };
let server: Server;
let asked: string[];
const at = (path: string): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path === '/elsewhere') response.writeHead(302, { location: '/secret' }).end();
    else if (path === '/long') response.end('x'.repeat(1_001));
    else if (path === '/halfway') response.writeHead(200).write('x');
    else if (path === '/none') response.writeHead(204).end();
    else response.writeHead(503, { 'x-why': 'busy' }).end('x'.repeat(1_000));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => (asked = []));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('answers with status, headers and body, as long as it may be', async () => {
  const answer = await fetchBounded(at('/'), bounds);
  expect([answer.status, answer.headers.get('x-why')]).toEqual([503, 'busy']);
  expect(await answer.text()).toHaveLength(1_000);
  expect((await fetchBounded(at('/none'), bounds)).status).toBe(204);
});

it('goes to no other address than the one that was asked', async () => {
  await expect(fetchBounded(at('/elsewhere'), bounds)).rejects.toThrow('fetch failed');
  expect(asked).toEqual(['/elsewhere']);
});

it('reads no more than an answer may be long', async () => {
  await expect(fetchBounded(at('/long'), bounds)).rejects.toThrow(RangeError);
});

it('waits no longer than it may, for the body too, and less where it is told', async () => {
  await expect(fetchBounded(at('/halfway'), { ...bounds, timeoutMs: 100 })).rejects.toThrow(/timeout/);
  const told = fetchBounded(at('/halfway'), { ...bounds, signal: AbortSignal.abort(new Error('told')) });
  await expect(told).rejects.toThrow('told');
});
