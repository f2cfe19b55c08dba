import { statfsSync } from 'node:fs';
import { fail } from './errors.ts';

/** Bytes below which the store writes no more: lmdb breaks when a page it was promised cannot be written. */
const LEAST_FREE = 128 * 1024 * 1024;

export interface SpaceOptions {
  /** Bytes that stay free on the disk; 128 MB by default. */
  leastFreeBytes?: number | undefined;
  /** Asks the system how many bytes are free for this user; replaced in tests. */
  freeBytes?: (() => number) | undefined;
}

/** Whether the disk of a directory has room for writes. Looks anew each time, which takes microseconds. */
export interface FreeSpace {
  isFull(): boolean;
  /** @throws CommandError OutOfDiskSpace */
  check(): void;
}

const MEGABYTE = 1024 * 1024;

export function freeSpaceOf(
  dataDir: string,
  {
    leastFreeBytes = LEAST_FREE,
    freeBytes = () => {
      const { bavail, bsize } = statfsSync(dataDir);
      return bavail * bsize;
    },
  }: SpaceOptions,
): FreeSpace {
  const isFull = (): boolean => freeBytes() < leastFreeBytes;
  return {
    isFull,
    check: () => {
      if (!isFull()) return;
      const least = Math.ceil(leastFreeBytes / MEGABYTE);
      throw fail(14031, `the disk has less than ${least} MB left: nothing was changed, reading goes on`);
    },
  };
}
