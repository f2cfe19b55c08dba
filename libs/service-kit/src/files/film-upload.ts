import { type FileHandle, open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../base/domain-error.ts';
import { openUpload, readError } from './uploads.ts';

const HEAD_BYTES = 4_100;
/** Top-level boxes looked at; a film in fragments has two for each of its seconds. */
const MOST_BOXES = 50_000;

async function readAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return buffer.subarray(0, bytesRead);
}

/** Size of a box: 32 bits, or 64 where those say 1; 0 reaches to the end of the file. Null without a box. */
function sizeOf(header: Buffer, left: number): number | null {
  if (header.length < 8) return null;
  const short = header.readUInt32BE(0);
  if (short === 0) return left;
  if (short !== 1) return short >= 8 ? short : null;
  if (header.length < 16) return null;
  const long = header.readBigUInt64BE(8);
  return long >= 16n && long <= BigInt(left) ? Number(long) : null;
}

/**
 * Whether a file is a whole mp4 (ISO/IEC 14496-12): its kind told by content, its top-level boxes filling it
 * to the last byte, with an index (`moov`) and samples (`mdat`) among them. Reads headers only.
 */
async function isWholeMp4(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  const kind = await fileTypeFromBuffer(await readAt(file, 0, HEAD_BYTES));
  if (kind?.mime !== 'video/mp4') return false;
  const found = new Set<string>();
  let at = 0;
  for (let boxes = 0; at < size && boxes < MOST_BOXES; boxes += 1) {
    const header = await readAt(file, at, 16);
    const length = sizeOf(header, size - at);
    if (length === null) return false;
    found.add(header.toString('latin1', 4, 8));
    at += length;
  }
  return at === size && found.has('moov') && found.has('mdat');
}

export const MAX_FILM_BYTES = 100 * 1024 * 1024;

/** Whether the disk rather than the sender is at fault. */
const isDiskError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/**
 * Streams the mp4 film in the field `img` to a new file (CATALOG-7); the caller removes it when this throws.
 * @returns SHA-256 of the film, as hex
 * @throws DomainError upload_missing, film_too_large, film_accept_fail; invalid_value for a second file
 */
export async function receiveFilmUpload(
  request: FastifyRequest,
  path: string,
  maxBytes = MAX_FILM_BYTES,
): Promise<string> {
  const { part, rejectMore } = await openUpload(request, maxBytes);
  const hash = createHash('sha256');
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(part.file, hashed, createWriteStream(path, { flags: 'wx' }));
  } catch (error) {
    throw isDiskError(error) ? error : readError(error);
  }
  if (part.file.truncated) throw new DomainError('film_too_large', { field: 'img' });
  await rejectMore();
  const file = await open(path);
  try {
    if ((await file.stat()).size === 0) throw new DomainError('upload_missing', { field: 'img' });
    if (!(await isWholeMp4(file))) throw new DomainError('film_accept_fail', { field: 'img' });
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}
