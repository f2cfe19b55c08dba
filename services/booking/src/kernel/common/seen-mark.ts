import { createHash } from 'node:crypto';

/**
 * Names what an administrator sees of something. A decision sends it back, so that nobody decides on what they have not
 * seen: it changes with whatever is shown.
 */
export const seenMark = (shown: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 32);
