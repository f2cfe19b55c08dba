import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import {
  cartItemAddedV1,
  eventPlacesChangedV1,
  memberWithdrawnV1,
  orderChangedV1,
  seatChangedV1,
  sessionRevokedV1,
  waitingOfferedV1,
} from '@narae/events';
import { ACCESS_TTL_S, raise, toEnvelope } from '@narae/service-kit';
import { startTestService, until } from '@narae/test-kit';
import { edgeService, edgeSettings } from '../src/app.ts';

const perAddress = 4;
const heartbeatMs = 25_000;
let appsDir: string;
let edge: Awaited<ReturnType<typeof startTestService>>;
let port: number;
const open: Socket[] = [];

beforeEach(async () => {
  appsDir = await mkdtemp(path.join(tmpdir(), 'narae-stream-'));
  await mkdir(path.join(appsDir, 'shell/dist'), { recursive: true });
  await writeFile(path.join(appsDir, 'shell/dist/index.html'), '<!doctype html><title>Narae</title>');
  edge = await startTestService(
    edgeService,
    edgeSettings.parse({ APPS_DIR: appsDir, KEPT: `streams=${perAddress}` }),
  );
  port = Number(new URL(await edge.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(async () => {
  jest.useRealTimers();
  for (const socket of open.splice(0)) socket.destroy();
  await edge.close();
  await rm(appsDir, { recursive: true, force: true });
});

const allButIntervals = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

/** A browser's stream on a socket of its own: what it has been told, and whether its end has come. */
const listen = async (cookie?: string) => {
  const socket = connect(port, '127.0.0.1');
  open.push(socket);
  const stream = { socket, told: '', ended: false };
  socket.setEncoding('utf8').on('data', (text: string) => {
    stream.told += text;
    // The last, empty chunk of an answer.
    if (stream.told.endsWith('\r\n0\r\n\r\n')) stream.ended = true;
  });
  socket.on('close', () => (stream.ended = true)).on('error', () => (stream.ended = true));
  const header = cookie === undefined ? '' : `cookie: ${cookie}\r\n`;
  socket.write(`GET /stream HTTP/1.1\r\nhost: localhost\r\n${header}\r\n`);
  await until('the answer begins', () => stream.told.includes('\r\n\r\n'));
  return stream;
};
const member = (as: string, sid?: string) => edge.sessions.cookie({ as, ...(sid && { sid }) });
const statusOf = ({ told }: { told: string }) => Number(/^HTTP\/1\.1 (\d+)/.exec(told)?.[1]);
const publish = (entry: ReturnType<typeof raise>) => edge.bus.publish(toEnvelope(entry));
const seatsChange = (remaining: number, prod_id = 'P000001') =>
  publish(
    raise(seatChangedV1, { aggregateId: prod_id, version: 2, data: { prod_id, remaining, capacity: 9 } }),
  );
const cartChanges = (mem_id: string) =>
  publish(
    raise(cartItemAddedV1, {
      aggregateId: 'CART000001',
      version: 1,
      data: { cart_id: 'CART000001', mem_id, prod_id: 'P000001' },
    }),
  );
const sessionEnds = (sid: string, mem_id: string) => {
  const expires_at = new Date(Date.now() + 600_000).toISOString();
  return publish(
    raise(sessionRevokedV1, { aggregateId: sid, version: 2, data: { sid, mem_id, expires_at } }),
  );
};

test('one address has so many streams and gets a place back when one closes', async () => {
  const streams: Awaited<ReturnType<typeof listen>>[] = [];
  for (let index = 0; index < perAddress; index += 1) streams.push(await listen());
  const rejected = await listen();
  expect(statusOf(rejected)).toBe(429);
  expect(rejected.told).toMatch(/retry-after: \d+/);
  expect(rejected.told).toContain('rate_limited');
  streams[0]?.socket.destroy();
  await until('a place is free', async () => statusOf(await listen()) === 200);
});

test('one session has ten streams; the oldest gives way', async () => {
  await edge.close();
  edge = await startTestService(edgeService, edgeSettings.parse({ APPS_DIR: appsDir }));
  port = Number(new URL(await edge.app.listen({ port: 0, host: '127.0.0.1' })).port);
  const cookie = await member('M1');
  const streams: Awaited<ReturnType<typeof listen>>[] = [];
  for (let index = 0; index < 11; index += 1) streams.push(await listen(cookie));
  await until('the oldest ends', () => streams[0]?.ended === true);
  await cartChanges('M1');
  await until('the others hear of it', () =>
    streams.slice(1).every(({ told }) => told.includes('event: cart')),
  );
  expect(streams.slice(1).every(({ ended }) => !ended)).toBe(true);
});

test('streams end with their session, and other sessions of the member go on', async () => {
  const here = await listen(await member('M1', 'here'));
  const there = await listen(await member('M1', 'there'));
  await sessionEnds('here', 'M1');
  await until('the stream ends', () => here.ended);
  await cartChanges('M1');
  await until('the other session hears of it', () => there.told.includes('event: cart'));
  expect(there.told).toContain('data: {"cart_id":"CART000001","kind":"item-added"}');
  expect(here.told).not.toContain('event: cart');
  expect(there.ended).toBe(false);
});

test('streams of an erased member end, and nobody else’s', async () => {
  const gone = await listen(await member('M1'));
  const stays = await listen(await member('M2'));
  await publish(raise(memberWithdrawnV1, { aggregateId: 'M1', version: 3, data: { mem_id: 'M1' } }));
  await until('the stream ends', () => gone.ended);
  await cartChanges('M2');
  await until('the other member hears of it', () => stays.told.includes('event: cart'));
});

test('a session that is over opens a stream for a visitor only', async () => {
  const cookie = await member('M1', 'over');
  await sessionEnds('over', 'M1');
  const stream = await listen(cookie);
  await cartChanges('M1');
  await seatsChange(3);
  await until('the visitor hears of it', () => stream.told.includes('event: seat'));
  expect(stream.told).not.toContain('event: cart');
});

test('who does not read is cut off, and the others are told everything', async () => {
  const reader = await listen();
  const sleeper = await listen();
  sleeper.socket.pause();
  const closed = once(sleeper.socket, 'close');
  // More than the operating system holds for a reader that sleeps.
  const long = 'P'.repeat(16 * 1024);
  for (let news = 0; news < 1_200; news += 1) {
    await seatsChange(news, long);
    while (!reader.told.includes(`"remaining":${news}}`)) await once(reader.socket, 'data');
    reader.told = '';
  }
  expect(reader.ended).toBe(false);
  sleeper.socket.resume();
  await closed;
  expect(sleeper.told).not.toContain('"remaining":1199');
});

test('a stream ends when the access token that opened it runs out, and no expired token opens one', async () => {
  await edge.close();
  // The heartbeat alone is the test's; sockets and the store go on as they do.
  jest.useFakeTimers({ doNotFake: [...allButIntervals] });
  const time = { now: new Date('2026-11-22T03:00:00Z') };
  edge = await startTestService(edgeService, edgeSettings.parse({ APPS_DIR: appsDir }), {
    clock: () => time.now,
  });
  port = Number(new URL(await edge.app.listen({ port: 0, host: '127.0.0.1' })).port);
  const pass = (seconds: number) => {
    time.now = new Date(time.now.getTime() + seconds * 1000);
    jest.advanceTimersByTime(heartbeatMs);
  };
  const cookie = await member('M1');
  const visitor = await listen();
  const early = await listen(cookie);
  pass(ACCESS_TTL_S - 1);
  const later = await listen(await member('M1'));
  await until('both are told that the line is open', () => early.told.includes(': still here'));
  expect(early.ended).toBe(false);

  pass(1);
  await until('the stream ends', () => early.ended);
  await cartChanges('M1');
  await seatsChange(3);
  await until('the renewed session hears of it', () => later.told.includes('event: cart'));
  expect(early.told).not.toContain('event: cart');
  await until('visitors go on', () => visitor.told.includes('event: seat'));

  const again = await listen(cookie);
  expect(statusOf(again)).toBe(401);
  expect(again.told).toContain('token_expired');
});

test('a session that cannot be checked opens no stream: as a visitor’s it would carry none of its member’s news', async () => {
  jest.spyOn(edge.app.auth, 'identify').mockResolvedValue({ user: null, expired: false, unverified: true });
  const unchecked = await listen(await member('M1'));
  expect(statusOf(unchecked)).toBe(503);
  expect(unchecked.told).toContain('service_unavailable');
});

test('everybody hears of an event’s places, and of nothing else about them', async () => {
  const stranger = await listen();
  const data = { event_id: 'EVT000001', remaining: 3, capacity: 60 };
  await publish(raise(eventPlacesChangedV1, { aggregateId: 'EVT000001', version: 2, data }));
  await until('the places are told', () => stranger.told.includes('event: place'));
  expect(stranger.told).toContain('data: {"event_id":"EVT000001","remaining":3}');
});

test('a member alone hears that something is offered to them, and neither what nor where', async () => {
  const theirs = await listen(await member('M1'));
  const stranger = await listen(await member('M2'));
  const data = { waiting_id: 'WAIT000000001', kind: 'seats', target_id: 'P000001', mem_id: 'M1' } as const;
  await publish(raise(waitingOfferedV1, { aggregateId: data.waiting_id, version: 2, data }));
  await seatsChange(3);
  await until('the stranger hears of the seats', () => stranger.told.includes('event: seat'));
  expect(theirs.told).toContain('event: waiting\ndata: {"waiting_id":"WAIT000000001"}\n');
  expect(stranger.told).not.toContain('event: waiting');
});

it('tells the owner of an order, and nobody else, that the desk has changed it', async () => {
  const theirs = await listen(await member('M1'));
  const stranger = await listen(await member('M2'));
  const data = {
    order_id: 'ORDER000000001',
    cart_id: 'CART000001',
    mem_id: 'M1',
    prod_id: 'P000001',
    amount: 100,
    currency: 'USD',
    seats: 1,
    what: 'papers-rejected',
    about: 'MEM_FILE000000001',
  } as const;
  await publish(raise(orderChangedV1, { aggregateId: data.cart_id, version: 2, data }));
  await seatsChange(3);
  await until('the stranger hears of the seats', () => stranger.told.includes('event: seat'));
  expect(theirs.told).toContain('event: order\ndata: {"cart_id":"CART000001","order_id":"ORDER000000001"');
  expect(stranger.told).not.toContain('event: order');
});
