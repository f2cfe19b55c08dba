import { mkdir, statfs } from 'node:fs/promises';
import { DomainError } from '../base/domain-error.ts';

/** Bytes that stay free: others write to the same disk, the embedded store among them. */
const LEAST_FREE = 128 * 1024 * 1024;

export interface DiskRoomOptions {
  /** Bytes that stay free on the disk; 128 MB by default. */
  readonly leastFreeBytes?: number | undefined;
  /** Asks the system how many bytes are free for this user; replaced in tests. */
  readonly freeBytes?: (() => Promise<number>) | undefined;
}

/** The room a folder's disk has for files of ours. */
export interface DiskRoom {
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
