import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { createHash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { DomainError } from '../base/domain-error.ts';
import { openUpload, readError } from './uploads.ts';

/** Pixels a picture may unpack to: more than any phone's default, and about 100 MB of memory while it is decoded. */
const MAX_PIXELS = 25_000_000;

// One picture uses one thread of the pool that password hashing, files and name look-ups share with it.
sharp.concurrency(1);
sharp.cache(false);

const oneAtATime = pLimit(1);

/** Runs work on one picture when its turn comes. @throws DomainError service_unavailable where too many wait already */
type PictureWork = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** All kinds share one turn; each has its own bound on memory and waiting. @param most that wait or run */
export const pictureWork = (most: number): PictureWork => {
  let underWay = 0;
  return async (work) => {
    if (underWay >= most) throw new DomainError('service_unavailable', { field: 'img' });
    underWay += 1;
    try {
      return await oneAtATime(work);
    } finally {
      underWay -= 1;
    }
  };
};

export const picturesWaiting = (): number => oneAtATime.pendingCount;

/** A picture to work on within `pictureWork`: no larger than MAX_PIXELS, upright, read from top to bottom. */
export const openPicture = (source: string | Uint8Array): Sharp =>
  sharp(source, { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true }).autoOrient();

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
/** Pixels of the longer side that are kept: a passport's small print stays readable. */
const KEPT_SIDE = 3000;
/** Uploads waiting or being decoded, over all calls: each keeps its bytes in memory meanwhile. */
const inTurn = pictureWork(17);

const ACCEPTED = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;
type AcceptedMime = keyof typeof ACCEPTED;

export interface CleanImage {
  /** Drawn anew: upright, without camera data, place or anything hidden behind the picture. */
  readonly bytes: Buffer;
  readonly mime: AcceptedMime;
  readonly ext: (typeof ACCEPTED)[AcceptedMime];
  /** Of the file as it was sent; tells the same file sent twice. */
  readonly sha256: string;
  readonly originName: string;
}

/**
 * The picture in the multipart field `img`: png or jpg by content, at most 5 MB (DOC-2).
 * @throws DomainError upload_missing, upload_too_large, img_accept_fail, upload_unreadable; invalid_value for a second file
 */
export async function readImageUpload(request: FastifyRequest): Promise<CleanImage> {
  const { part, rejectMore } = await openUpload(request, MAX_IMAGE_BYTES);
  const sent = await readBytes(part);
  await rejectMore();
  const mime = (await fileTypeFromBuffer(sent))?.mime;
  if (mime !== 'image/png' && mime !== 'image/jpeg')
    throw new DomainError('img_accept_fail', { field: 'img' });
  return {
    bytes: await redraw(sent, mime),
    mime,
    ext: ACCEPTED[mime],
    sha256: createHash('sha256').update(sent).digest('hex'),
    originName: displayName(part.filename),
  };
}

async function readBytes(part: MultipartFile): Promise<Buffer> {
  const sent = await part.toBuffer().catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw new DomainError('upload_too_large', { field: 'img' });
    throw readError(error);
  });
  if (sent.length === 0) throw new DomainError('upload_missing', { field: 'img' });
  return sent;
}

async function redraw(sent: Buffer, mime: AcceptedMime): Promise<Buffer> {
  try {
    return await inTurn(() => {
      const picture = openPicture(sent) //
        .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true });
      return (mime === 'image/png' ? picture.png() : picture.jpeg({ quality: 90 })).toBuffer();
    });
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError('upload_unreadable', { field: 'img' });
  }
}

function displayName(name: string): string {
  const last = name.split(/[\\/]/).pop() ?? '';
  return last.replace(/\p{Cc}/gu, '').slice(-200) || 'image';
}
