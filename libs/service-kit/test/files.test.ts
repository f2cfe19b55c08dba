import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Connection } from 'mongoose';
import sharp from 'sharp';
import { createVault, MAX_IMAGE_BYTES, readImageUpload, receiveFilmUpload, serve } from '../src/index.ts';
import { pixelBytes } from '../src/files/picture-bytes.ts';
import { readFilm } from '../../test-kit/src/film.ts';
import { testCalls as calls } from './support/calls.ts';
import { cookieOf, startKit } from './support/kit.ts';

let app: FastifyInstance;
let store: Connection;
let close: () => Promise<void>;
const kept: Buffer[] = [];
const film = await readFilm();
const folder = await mkdtemp(join(tmpdir(), 'narae-films-'));

beforeAll(async () => {
  ({ app, store, close } = await startKit(async (own) => {
    serve(own, calls.upload, async (_input, { request }) => {
      const image = await readImageUpload(request);
      kept.push(image.bytes);
      const { width = 0 } = await sharp(image.bytes).metadata();
      return { ...image, width };
    });
    own.post('/film', (request) =>
      receiveFilmUpload(request, join(folder, `${randomUUID()}.mp4`), film.length),
    );
  }));
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true });
});

const blank = sharp({ create: { width: 30, height: 20, channels: 3, background: '#c33' } });
const jpeg = await blank
  .clone()
  .withExif({ IFD0: { Artist: 'somebody' }, IFD3: { GPSLatitude: '37/1 30/1 0/1' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();
const png = await blank.clone().png().toBuffer();

async function send(
  bytes: Buffer,
  {
    field = 'img',
    filename = 'image.jpg',
    mem_id = 'MEM1',
    member = 'MEM1',
    url = '',
    unfinished = false,
  } = {},
) {
  const head = `--b\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const answer = await app.inject({
    method: 'POST',
    url: url || `/upload/PASSPORT/x/P1/${mem_id}/CART000001/1/1/REGISTER/adult/0`,
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(unfinished ? '' : '\r\n--b--\r\n')]),
    headers: {
      host: 'shop.test',
      origin: 'http://shop.test',
      cookie: await cookieOf({ mem_id: member }),
      'content-type': 'multipart/form-data; boundary=b',
    },
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  return { status: answer.statusCode, body: isJson ? answer.json() : answer.body };
}

describe('an uploaded film', () => {
  const url = '/film';
  test('of the largest size is taken and known by its content', async () => {
    const sha256 = createHash('sha256').update(film).digest('hex');
    expect(await send(film, { url })).toEqual({ status: 200, body: sha256 });
  });
  test.each<[string, Buffer, object, number, string]>([
    ['one byte larger', Buffer.concat([film, Buffer.alloc(1)]), {}, 413, 'film_too_large'],
    ['many times larger', Buffer.concat([film, Buffer.alloc(3_000_000)]), {}, 413, 'film_too_large'],
    ['broken off', film, { unfinished: true }, 400, 'upload_unreadable'],
    ['in another field', film, { field: 'file' }, 400, 'upload_missing'],
  ])('%s is rejected', async (_, bytes, options, status, error) => {
    const answer = await send(bytes, { url, ...options });
    expect([answer.status, answer.body.error]).toEqual([status, error]);
  });
});

describe('an uploaded picture', () => {
  test('is drawn anew: upright, without camera data, its name kept for display', async () => {
    const { status, body } = await send(jpeg, { filename: '护照 照片.jpg' });
    expect(status).toBe(200);
    expect(body).toEqual({
      ext: 'jpg',
      width: 20,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      originName: '护照 照片.jpg',
    });
    const left = await sharp(kept.at(-1)).metadata();
    expect([left.exif, left.orientation]).toEqual([undefined, undefined]);
  });
  test('is known by its content, whatever it is called', async () => {
    expect((await send(png, { filename: 'passport.jpg' })).body.ext).toBe('png');
  });
  test('a path in its name is no path', async () => {
    expect((await send(png, { filename: '../../etc/passwd' })).body.originName).toBe('passwd');
  });

  test('is made no larger than its small print needs', async () => {
    const wide = await sharp({ create: { width: 5000, height: 100, channels: 3, background: '#3c3' } })
      .png()
      .toBuffer();
    expect((await send(wide)).body.width).toBe(3000);
  });
  test('of 27 megapixels in a few bytes is not decoded', async () => {
    const bomb = await sharp({ create: { width: 5200, height: 5200, channels: 3, background: '#33c' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(MAX_IMAGE_BYTES);
    expect(await send(bomb)).toMatchObject({
      status: 415,
      body: { error: 'upload_unreadable', field: 'img' },
    });
  });
  test('in a body that ends too early is rejected', async () => {
    const { status, body } = await send(png, { unfinished: true });
    expect([status, body.error, body.field]).toEqual([400, 'upload_unreadable', 'img']);
  });
  test('one too many waiting to be decoded is told to try again', async () => {
    const large = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#cc3' } })
      .png()
      .toBuffer();
    const members = Array.from({ length: 24 }, (_, index) => `MEM${index % 6}`);
    const answers = await Promise.all(members.map((member) => send(large, { mem_id: member, member })));
    const count = (status: number): number => answers.filter((answer) => answer.status === status).length;
    expect(count(200) + count(503)).toBe(24);
    expect(count(200)).toBeGreaterThanOrEqual(16);
    expect(count(503)).toBeGreaterThan(0);
  });

  test('one member’s many pictures wait together, and others have their turn', async () => {
    const large = await sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#cc3' } })
      .png()
      .toBuffer();
    const [other, ...own] = await Promise.all([
      send(png, { mem_id: 'MEM2', member: 'MEM2' }),
      ...Array.from({ length: 9 }, () => send(large)),
    ]);
    expect(other.status).toBe(200);
    expect(own.map(({ status }) => status).sort()).toEqual([...Array(6).fill(200), ...Array(3).fill(503)]);
  });

  /** A chunk as the PNG specification frames it; nobody reads the checksum of one that is left out. */
  const chunk = (type: string, content: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    return Buffer.concat([length, Buffer.from(type, 'latin1'), content, Buffer.alloc(4)]);
  };
  test('texts hidden in a png are not unpacked', async () => {
    const zeros = deflateSync(Buffer.alloc(50_000_000));
    const text = chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), zeros]));
    const headerEnd = 8 + 25;
    const hostile = Buffer.concat([png.subarray(0, headerEnd), text, png.subarray(headerEnd)]);
    expect(pixelBytes(hostile, 'image/png')).toEqual(pixelBytes(png, 'image/png'));
    expect(await send(hostile)).toMatchObject({ status: 200, body: { width: 30 } });
  });

  test('a jpeg of a thousand scans is not decoded, a progressive one is', async () => {
    const progressive = await blank.clone().jpeg({ progressive: true }).toBuffer();
    expect(await send(progressive)).toMatchObject({ status: 200 });
    const scan = progressive.subarray(progressive.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
    const end = progressive.subarray(-2);
    const hostile = Buffer.concat([progressive.subarray(0, -2), ...Array(1_000).fill(scan), end]);
    expect(() => pixelBytes(hostile, 'image/jpeg')).toThrow('upload_unreadable');
    expect(await send(hostile)).toMatchObject({ status: 415, body: { error: 'upload_unreadable' } });
  });

  test.each([
    ['a length beyond the end', Buffer.from('7fffffff', 'hex')],
    ['no end', Buffer.alloc(0)],
  ])('a png with %s is unreadable', (_, tail) => {
    const broken = Buffer.concat([png.subarray(0, 33), tail]);
    expect(() => pixelBytes(broken, 'image/png')).toThrow('upload_unreadable');
  });

  const animated = Buffer.concat([
    png.subarray(0, 33),
    Buffer.from('000000086163544c0000000200000000f38d9370', 'hex'),
    png.subarray(33),
  ]);
  const heic = Buffer.from('00000018667479706865696300000000686569636d696631', 'hex');
  const tooLarge = Buffer.concat([jpeg, Buffer.alloc(MAX_IMAGE_BYTES)]);
  test.each<[string, Buffer, object, number, string]>([
    ['text called image.jpg', Buffer.from('<svg onload=alert(1)>'), {}, 415, 'img_accept_fail'],
    ['a gif', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64'), {}, 415, 'img_accept_fail'],
    ['a picture that moves', animated, {}, 415, 'img_animated'],
    ['a phone’s HEIC', heic, {}, 415, 'img_heic'],
    ['a jpg cut off after its first bytes', jpeg.subarray(0, 40), {}, 415, 'upload_unreadable'],
    ['more than 5 MB', tooLarge, {}, 413, 'upload_too_large'],
    ['nothing', Buffer.alloc(0), {}, 400, 'upload_missing'],
    ['another field', jpeg, { field: 'file' }, 400, 'upload_missing'],
    ["another member's path", jpeg, { mem_id: 'MEM2' }, 403, 'not_own'],
  ])('%s is rejected', async (_what, bytes, options, status, error) => {
    const answer = await send(bytes, options);
    expect({ status: answer.status, error: answer.body.error }).toEqual({ status, error });
  });

  test('a second picture in one call is rejected, not dropped', async () => {
    const second = Buffer.concat([
      jpeg,
      Buffer.from('\r\n--b\r\ncontent-disposition: form-data; name="img"; filename="b.jpg"\r\n\r\n'),
      png,
    ]);
    const answer = await send(second);
    expect(answer).toMatchObject({ status: 400, body: { error: 'invalid_value', field: 'img' } });
  });
  test('a call without any file is rejected', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/upload/PASSPORT/x/P1/MEM1/CART000001/1/1/REGISTER/adult/0',
      headers: { host: 'shop.test', origin: 'http://shop.test', cookie: await cookieOf({ mem_id: 'MEM1' }) },
    });
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'upload_missing']);
  });
});

describe('the vault', () => {
  const key = randomBytes(32);
  const secret = Buffer.from('a passport that nobody else may see');
  const vault = () => createVault({ store, bucket: 'documents', key });
  const chunks = () => store.collection('documents.chunks');

  test('gives back what was put in, and nothing once it is deleted', async () => {
    const id = await vault().put('F1', secret, { cart_id: 'CART000001' });
    expect(await vault().get(id)).toEqual(secret);
    await vault().delete(id);
    expect(await vault().get(id)).toBeNull();
    await vault().delete(id);
  });
  test('large files survive', async () => {
    const large = randomBytes(1_200_000);
    const back = await vault().get(await vault().put('F2', large));
    // Comparing byte by byte through the matcher takes seconds.
    expect(back?.equals(large)).toBe(true);
  });
  test('a file that cannot be stored leaves none of its pieces', async () => {
    const files = store.collection('documents.files');
    await vault().put('taken', secret);
    await files.createIndex({ filename: 1 }, { unique: true });
    const before = await chunks().countDocuments();
    await expect(vault().put('taken', randomBytes(600_000))).rejects.toMatchObject({ code: 11000 });
    expect(await chunks().countDocuments()).toBe(before);
    await files.dropIndex('filename_1');
  });
  test('an id that is none is no file', async () => {
    expect(await vault().get('../secret')).toBeNull();
  });
  test('the store holds no readable byte of it', async () => {
    await vault().put('F3', secret);
    for (const chunk of await chunks().find({}).toArray()) {
      expect(Buffer.from(chunk['data'].buffer).includes('passport')).toBe(false);
    }
  });
  test('one file cannot be put in the place of another', async () => {
    await chunks().deleteMany({});
    const [one, two] = [
      await vault().put('F4', secret),
      await vault().put('F5', Buffer.from('x'.repeat(secret.length))),
    ];
    const [first, second] = await chunks().find({}).sort({ files_id: 1 }).toArray();
    await chunks().updateOne({ _id: first?._id }, { $set: { data: second?.['data'] } });
    await expect(vault().get(one)).rejects.toThrow();
    expect(await vault().get(two)).not.toBeNull();
  });
  test('another key opens nothing, a short key is rejected', async () => {
    const id = await vault().put('F6', secret);
    await expect(createVault({ store, bucket: 'documents', key: randomBytes(32) }).get(id)).rejects.toThrow();
    expect(() => createVault({ store, bucket: 'documents', key: randomBytes(16) })).toThrow('32 bytes');
  });
});
