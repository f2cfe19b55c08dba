import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ContentVersion } from './content-version.ts';

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

interface Kept {
  readonly answer: TaggedAnswer;
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Answers may depend on the hour, and a process that died between a write and telling of it is found out so: none is older than
 * this, in milliseconds.
 */
const KEPT_MS = 10_000;
const MOST_ANSWERS = 2_000;
const MOST_BYTES = 32 * 1024 * 1024;

/** Keeps answers as they are sent, as long as nothing they are made from was written (ARCH-13). */
export interface ReadyAnswers {
  /** The answer to a question: the one that was kept, or a new one. */
  answer(question: string, make: () => Promise<TaggedAnswer>): Promise<TaggedAnswer>;
}

/** @param version of everything that answers are made from */
export const createReadyAnswers = (version: ContentVersion, now: () => Date): ReadyAnswers => {
  const kept = new LRUCache<string, Kept>({
    max: MOST_ANSWERS,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ answer }, question) => answer.body.length + question.length + 1,
  });
  return {
    answer: async (question, make) => {
      const current = await version.current();
      const at = now().getTime();
      const known = kept.get(question);
      if (known?.version === current && Math.abs(at - known.at) < KEPT_MS) return known.answer;
      const answer = await make();
      // Written meanwhile: it may or may not be in the answer.
      if (version.known() === current) kept.set(question, { answer, version: current, at });
      return answer;
    },
  };
};
