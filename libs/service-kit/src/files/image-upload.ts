import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { createHash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { DomainError } from '../base/domain-error.ts';
import { pixelBytes } from './picture-bytes.ts';
import { openUpload, readError } from './uploads.ts';

/** Pixels a picture may unpack to: more than any phone's default, and about 100 MB of memory while it is decoded. */
const MAX_PIXELS = 25_000_000;

// One picture uses one thread of the pool that password hashing, files and name look-ups share with it.
sharp.concurrency(1);
sharp.cache(false);

const oneAtATime = pLimit(1);

/**
 * Runs work on one picture when its turn comes.
 * @param sharer whose pictures wait together, bounded by `MOST_OF_ONE`; none where the shop itself draws
 * @throws DomainError service_unavailable where too many wait already
 */
type PictureWork = <Result>(work: () => Promise<Result>, sharer?: string) => Promise<Result>;

/** Pictures of one member that wait or run: the queue is everybody's. */
const MOST_OF_ONE = 6;

/** All kinds share one turn; each has its own bound on memory and waiting. @param most that wait or run */
export const pictureWork = (most: number): PictureWork => {
  const sharers: (string | undefined)[] = [];
  return async (work, sharer) => {
    const own = sharer === undefined ? 0 : sharers.filter((other) => other === sharer).length;
    if (sharers.length >= most || own >= MOST_OF_ONE)
      throw new DomainError('service_unavailable', { field: 'img' });
    sharers.push(sharer);
    try {
      return await oneAtATime(work);
    } finally {
      sharers.splice(sharers.indexOf(sharer), 1);
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
/** Seconds one picture may take: all others wait meanwhile. The largest accepted one takes two. */
const DRAWING_LIMIT_S = 20;
/** Uploads waiting or being decoded, over all calls: each keeps its bytes in memory meanwhile. */
const inTurn = pictureWork(17);

const ACCEPTED = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;
type AcceptedMime = keyof typeof ACCEPTED;

/** Formats whose sender is told a way out of. */
const unaccepted: Readonly<Record<string, 'img_animated' | 'img_heic'>> = {
  'image/apng': 'img_animated',
  'image/heic': 'img_heic',
  'image/heic-sequence': 'img_heic',
  'image/heif': 'img_heic',
  'image/heif-sequence': 'img_heic',
};

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
 * @throws DomainError those of `pictureErrors`; invalid_value for a second file
 */
export async function readImageUpload(request: FastifyRequest): Promise<CleanImage> {
  const { part, rejectMore } = await openUpload(request, MAX_IMAGE_BYTES);
  const sent = await readBytes(part);
  await rejectMore();
  const mime = (await fileTypeFromBuffer(sent))?.mime;
  if (mime !== 'image/png' && mime !== 'image/jpeg')
    throw new DomainError(unaccepted[mime ?? ''] ?? 'img_accept_fail', { field: 'img' });
  return {
    bytes: await redraw(pixelBytes(sent, mime), mime, request.identity.user?.mem_id ?? request.ip),
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

async function redraw(pixels: Buffer, mime: AcceptedMime, sharer: string): Promise<Buffer> {
  try {
    return await inTurn(() => {
      const picture = openPicture(pixels)
        .timeout({ seconds: DRAWING_LIMIT_S })
        .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true });
      return (mime === 'image/png' ? picture.png() : picture.jpeg({ quality: 90 })).toBuffer();
    }, sharer);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError('upload_unreadable', { field: 'img' });
  }
}

function displayName(name: string): string {
  const last = name.split(/[\\/]/).pop() ?? '';
  return last.replace(/\p{Cc}/gu, '').slice(-200) || 'image';
}
