import { mkdir, statfs } from 'node:fs/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../base/domain-error.ts';

/** Bytes that stay free: others write to the same disk, the embedded store among them. */
const LEAST_FREE = 128 * 1024 * 1024;

export interface DiskRoomOptions {
  /** Bytes that stay free on the disk; 128 MB by default. */
  readonly leastFreeBytes?: number | undefined;
  readonly freeBytes?: (() => Promise<number>) | undefined;
}

interface DiskRoom {
  /** Call it before the bytes are read. @throws DomainError service_unavailable where they do not fit */
  check(bytes: number): Promise<void>;
}

export const diskRoomOf = (
  folder: string,
  { leastFreeBytes = LEAST_FREE, freeBytes = () => freeFor(folder) }: DiskRoomOptions = {},
): DiskRoom => ({
  check: async (bytes) => {
    if ((await freeBytes()) - bytes < leastFreeBytes)
      throw new DomainError('service_unavailable', { field: 'img' });
  },
});

const freeFor = async (folder: string): Promise<number> => {
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

type Parts = AsyncIterator<MultipartFile>;

/** The length its header names, else `most`. */
export const announcedBytes = ({ headers }: Pick<FastifyRequest, 'headers'>, most: number): number => {
  const named = Number(headers['content-length']);
  return Number.isSafeInteger(named) && named > 0 ? named : most;
};

/** The one file of an upload, to be read to its end first. */
interface UploadPart {
  readonly part: MultipartFile;
  /** Call it after reading the file. @throws DomainError invalid_value for a second file */
  readonly rejectMore: () => Promise<void>;
}

/**
 * Does not read the field `img` yet; beyond `maxBytes` the stream ends and sets `truncated`.
 * @throws DomainError upload_missing, upload_unreadable
 */
export async function openUpload(request: FastifyRequest, maxBytes: number): Promise<UploadPart> {
  if (!request.isMultipart()) throw new DomainError('upload_missing', { field: 'img' });
  const parts: Parts = request.files({ limits: { fileSize: maxBytes, files: 2 } });
  const { value: part, done } = await next(parts);
  if (done || part.fieldname !== 'img') {
    if (!done) part.file.resume();
    throw new DomainError('upload_missing', { field: 'img' });
  }
  return { part, rejectMore: () => rejectMore(parts) };
}

/** What went wrong while a body was read: a broken multipart body is the sender's mistake, not ours. */
export const readError = (error: unknown): unknown =>
  error instanceof Error && 'statusCode' in error
    ? error
    : new DomainError('upload_unreadable', { status: 400, field: 'img' });

async function next(parts: Parts): Promise<IteratorResult<MultipartFile>> {
  return parts.next().catch((error: unknown) => Promise.reject(readError(error)));
}

/** One call, one file: a second one would be lost silently. */
async function rejectMore(parts: Parts): Promise<void> {
  const { value: part, done } = await next(parts);
  if (done) return;
  part.file.resume();
  throw new DomainError('invalid_value', { field: part.fieldname.slice(0, 100) });
}
