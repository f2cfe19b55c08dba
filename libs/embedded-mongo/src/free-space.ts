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

/** Looked up anew each time, which takes microseconds. */
export interface FreeSpace {
  isFull(): boolean;
  /** @throws CommandError OutOfDiskSpace */
  check(): void;
  room(): Room;
}

/** Room for the writes of one transaction; they change nothing on disk before it is committed. */
export interface Room {
  /**
   * Draws bytes, counted as whole pages because lmdb writes those.
   * @throws Error where the reserve would be touched; the transaction must then be given up
   */
  take(bytes: number): void;
}

const MEGABYTE = 1024 * 1024;
const PAGE = 4096;

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
  const least = `${Math.ceil(leastFreeBytes / MEGABYTE)} MB`;
  return {
    isFull,
    check: () => {
      if (isFull())
        throw fail(14031, `the disk has less than ${least} left: nothing was changed, reading goes on`);
    },
    room: () => {
      let left = freeBytes() - leastFreeBytes;
      return {
        take: (bytes) => {
          left -= Math.ceil(bytes / PAGE) * PAGE;
          if (left < 0) throw new Error(`it would leave less than ${least} of the disk`);
        },
      };
    },
  };
}
