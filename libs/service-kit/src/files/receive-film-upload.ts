import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../base/domain-error.ts';
import { isWholeMp4 } from './mp4-boxes.ts';
import { openUpload, readError } from './upload-part.ts';

/** Bytes a film may have (CATALOG-7). */
export const MAX_FILM_BYTES = 100 * 1024 * 1024;

/** Whether the disk rather than the sender is at fault. */
const isDiskError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/**
 * Writes the mp4 film in the multipart field `img` to a new file as it arrives, without holding it in memory
 * (CATALOG-7). The caller removes the file when this throws.
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
