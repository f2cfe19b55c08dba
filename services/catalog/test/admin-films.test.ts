import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { readFilm } from '@narae/test-kit';
import { admin, picture, startAdmin, type Admin } from './admin-fixtures.ts';
import { localized } from './fixtures.ts';

let shop: Admin;
let film: Buffer;
const event = { kind: 'event', id: '' };

beforeAll(async () => {
  [shop, film] = await Promise.all([startAdmin(), readFilm()]);
  const content = {
    titles: localized('Rehearsal'),
    descs: localized('Open doors'),
    contents: localized('<p>Text</p>'),
    places: localized('Busan'),
    event_category: 'Stage',
    event_day: '2026-05-03',
    start_day: '2026-03-01',
    end_day: '2026-04-01',
    event_total_cnt: 20,
    papers: { passport: true, visa: false, birth: false },
    info_seq: '',
    films: null,
    pictures: [],
  };
  const saved = await shop.inject('adminDraftSave', { kind: 'event', content, base: '', rev: 0 }, admin);
  event.id = saved.body.id;
});
afterAll(() => shop.close());

const send = (bytes: Buffer, to: object = event, caller: object = admin) =>
  shop.upload('adminFilm', { ...to }, { bytes, filename: 'film.mp4', mime: 'video/mp4' }, caller);
const get = (file_name: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  shop.app.inject({ method, url: `/download/event/${event.id}/4/${file_name}`, headers });
const publishFilm = async (type: string, address: string) => {
  await shop.save('event', event.id, { films: { type, items: [{ address, titles: localized('One') }] } });
  const { status, body } = await shop.publish('event', event.id);
  return { status, error: body.error, field: body.field };
};
const rejected = { status: 400, error: 'film_unplayable', field: 'content.films.items.0.address' };

it('is stored byte by byte under a name that follows its content', async () => {
  const [one, two] = [await send(film), await send(film)];
  expect([one.status, one.body.file_name]).toEqual([200, two.body.file_name]);
  expect(one.body.file_name).toMatch(/^film-[0-9a-f]{12}\.mp4$/);
  const answer = await get(one.body.file_name);
  expect(answer.rawPayload.equals(film)).toBe(true);
  expect(answer.headers).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});

it('is sent in the ranges a player asks for', async () => {
  const { file_name } = (await send(film)).body;
  const part = await get(file_name, { range: 'bytes=4-11' });
  expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([
    206,
    `bytes 4-11/${film.length}`,
    film.toString('latin1', 4, 12),
  ]);
  const end = await get(file_name, { range: 'bytes=-5' });
  expect([end.statusCode, end.rawPayload.equals(film.subarray(-5))]).toEqual([206, true]);
  const beyond = await get(file_name, { range: `bytes=${film.length}-` });
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${film.length}`]);

  const etag = String(part.headers['etag']);
  const same = await get(file_name, { range: 'bytes=0-3', 'if-range': etag });
  const other = await get(file_name, { range: 'bytes=0-3', 'if-range': '"another"' });
  expect([same.statusCode, other.statusCode, other.rawPayload.length]).toEqual([206, 200, film.length]);
  expect((await get(file_name, { 'if-none-match': etag })).statusCode).toBe(304);
  const head = await get(file_name, {}, 'HEAD');
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
    200,
    String(film.length),
    '',
  ]);
});

it.each([
  ['a page', () => Buffer.from('<html>'), 415, 'film_accept_fail'],
  ['a picture', () => picture(), 415, 'film_accept_fail'],
  ['the first half of a film', () => film.subarray(0, film.length / 2), 415, 'film_accept_fail'],
  [
    'a film with something behind it',
    () => Buffer.concat([film, Buffer.from('<script>')]),
    415,
    'film_accept_fail',
  ],
  ['a film without pictures', () => film.subarray(0, 36), 415, 'film_accept_fail'],
  ['nothing', () => Buffer.alloc(0), 400, 'upload_missing'],
])('rejects %s and keeps nothing of it', async (_, bytes, status, error) => {
  const folder = join(shop.mediaDir, 'event', event.id, '4');
  await send(film);
  const before = await readdir(folder);
  const answer = await send(await bytes());
  expect([answer.status, answer.body.error]).toEqual([status, error]);
  expect(await readdir(folder)).toEqual(before);
});

it('belongs to items that can have films and exist, and is for administrators', async () => {
  expect((await send(film, { kind: 'product', id: 'P000001' })).body.error).toBe('invalid_value');
  expect((await send(film, { kind: 'event', id: 'EVT424242' })).body.error).toBe('content_not_found');
  expect((await send(film, event, { ...admin, admin: false })).body.error).toBe('admin_only');
});

it.each([
  '/download/event/EVT1/4/film-000000000000.mp4',
  '/download/event/EVT1/1/film.mp4',
  '/download/event/EVT1/4/.mp4',
])('answers 404 at %s', async (url) => expect((await shop.app.inject({ url })).statusCode).toBe(404));

it('is published only when it is there', async () => {
  const { file_name } = (await send(film)).body;
  const address = `/download/event/${event.id}/4/${file_name}`;
  expect(await publishFilm('04', 'film-000000000000.mp4')).toEqual(rejected);
  expect(await publishFilm('02', '/films/nowhere.mp4')).toEqual(rejected);
  expect(await publishFilm('02', address.replace('film-', 'other-'))).toEqual(rejected);
  expect(await publishFilm('04', file_name)).toMatchObject({ status: 200 });
  expect(await publishFilm('02', address)).toMatchObject({ status: 200 });
  const [shown] = (await shop.inject('eventInfoDtl', { event_id: event.id, lan_tp: 'ENG' })).body;
  expect(shown).toMatchObject({ vedio_type: '02', vedio_url: address });
});

it('of another site is published only when that site sends it', async () => {
  const pages: Readonly<Record<string, (answer: ServerResponse) => void>> = {
    '/film.mp4': (answer) => answer.writeHead(206, { 'content-type': 'video/mp4' }).end(film),
    '/page.mp4': (answer) => answer.end('<html>'),
    '/moved.mp4': (answer) => answer.writeHead(302, { location: '/film.mp4' }).end(),
  };
  const site = createServer((request, answer) => {
    const page = pages[request.url ?? ''];
    if (page) page(answer);
    else answer.writeHead(404).end();
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  const elsewhere = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((url, init) =>
      fetch(String(url).replace('https://download.blender.org', origin), init),
    );
  try {
    for (const dead of ['page', 'moved', 'gone'])
      expect(await publishFilm('02', `https://download.blender.org/${dead}.mp4`)).toEqual(rejected);
    expect(await publishFilm('02', 'https://download.blender.org/film.mp4')).toMatchObject({ status: 200 });
  } finally {
    elsewhere.mockRestore();
    site.close();
    await once(site, 'close');
  }
});
