import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import { DomainError } from '../base/domain-error.ts';

/** Pixels a picture may unpack to: more than any phone's default, and about 100 MB of memory while it is decoded. */
const MAX_PIXELS = 25_000_000;

// One picture uses one thread of the pool that password hashing, files and name look-ups share with it.
sharp.concurrency(1);
sharp.cache(false);

/** Pictures decoded at a time, over all work of a process. */
const oneAtATime = pLimit(1);

/** Runs work on one picture when its turn comes. @throws DomainError service_unavailable where too many wait already */
export type PictureWork = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * One kind of work on pictures. All kinds of a process share one turn; each has its own bound, so that neither the memory of those
 * that wait nor their waiting grows without end.
 * @param most that may wait or run
 */
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

/** How many pictures wait for their turn. */
export const picturesWaiting = (): number => oneAtATime.pendingCount;

/** A picture to work on within `pictureWork`: no larger than MAX_PIXELS, upright, read from top to bottom. */
export const openPicture = (source: string | Uint8Array): Sharp =>
  sharp(source, { failOn: 'error', limitInputPixels: MAX_PIXELS, sequentialRead: true }).autoOrient();
