import { createHash } from 'node:crypto';
import type { ContentVersion } from '../../store/content-version.ts';
import { createKept, type Kept } from '../../store/content-cache.ts';

/** An answer as it is sent, and what a client names it by that has it already. */
export interface TaggedAnswer {
  readonly body: Buffer;
  readonly etag: string;
}

/** @param text an answer in JSON */
export const tagged = (text: string): TaggedAnswer => {
  const body = Buffer.from(text);
  return { body, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
};

const MOST_BYTES = 32 * 1024 * 1024;

/** What an answer takes beside its bytes. */
const OVERHEAD = 500;

/** Answers as they are sent, by question (ARCH-13). */
export type ReadyAnswers = Kept<TaggedAnswer>;

/** @param version of everything that answers are made from */
export const createReadyAnswers = (version: ContentVersion, now: () => Date): ReadyAnswers =>
  createKept({
    version,
    now,
    room: MOST_BYTES,
    sizeOf: ({ body }, name) => body.length + name.length + OVERHEAD,
  });
