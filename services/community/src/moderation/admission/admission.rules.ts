import type { Standing } from '@narae/contracts';
import { createHash } from 'node:crypto';

export type PostKind = 'comment' | 'question' | 'review';

/** How long a member counts as new (ms) (COMMUNITY-12). */
const newMemberMs = 3_600_000;

/** @param joinedAt milliseconds since 1970, 0 if unknown */
export const isNewMember = (joinedAt: number, now: Date): boolean => now.getTime() - joinedAt < newMemberMs;

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

export const digestOf = (kind: PostKind, text: string): string => {
  const letters = folded(text).replaceAll(/[\s\p{P}]+/gu, '');
  return createHash('sha256')
    .update(`${kind}\n${letters || text}`)
    .digest('base64url');
};

const written = /[\p{Script=Latin}\p{M}]/u;

/** Matches whole words in scripts with spaces; in others any position, also with characters between. */
const hasWord = (text: string, word: string): boolean =>
  written.test(word)
    ? ` ${text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `.includes(` ${word} `)
    : text.replaceAll(/[\s\p{P}\p{S}\p{N}]+/gu, '').includes(word);

export const hasLink = (text: string): boolean =>
  /https?:|www\.|\b[a-z0-9-]{2,63}\.(?:com|net|org|info|xyz|top|shop|site|link|io|me|ly|kr|cn|jp|vn)\b/.test(
    folded(text),
  );

/** The first standing of a post (COMMUNITY-12). @param words of every language, in lower case */
export const standingOf = (text: string, words: readonly string[], newMember: boolean): Standing => {
  const plain = folded(text);
  if (words.some((word) => hasWord(plain, folded(word)))) return 'held';
  return newMember && hasLink(text) ? 'held' : 'shown';
};
