import type { Standing } from '@narae/contracts';
import { createHash } from 'node:crypto';

/** What members write for others. */
export type PostKind = 'comment' | 'question' | 'review';

/** How long somebody counts as a new member, in milliseconds (COMMUNITY-12). */
const newMemberMs = 3_600_000;

/** Whether a member joined less than an hour ago. @param joinedAt milliseconds since 1970, 0 where it is not known */
export const isNewMember = (joinedAt: number, now: Date): boolean => now.getTime() - joinedAt < newMemberMs;

const folded = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A text by which a repeat is known: without case, spaces and punctuation, unless it has nothing else. */
export const digestOf = (kind: PostKind, text: string): string => {
  const letters = folded(text).replaceAll(/[\s\p{P}]+/gu, '');
  return createHash('sha256')
    .update(`${kind}\n${letters || text}`)
    .digest('base64url');
};

const written = /[\p{Script=Latin}\p{M}]/u;

/** Whether a text has a word: of scripts with spaces as a word of its own, of the others anywhere, also with something between its characters. */
const hasWord = (text: string, word: string): boolean =>
  written.test(word)
    ? ` ${text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `.includes(` ${word} `)
    : text.replaceAll(/[\s\p{P}\p{S}\p{N}]+/gu, '').includes(word);

/** Whether a text leads somewhere: an address of the web, written out or as a bare name. */
export const hasLink = (text: string): boolean =>
  /https?:|www\.|\b[a-z0-9-]{2,63}\.(?:com|net|org|info|xyz|top|shop|site|link|io|me|ly|kr|cn|jp|vn)\b/.test(
    folded(text),
  );

/** Where a post stands when it has just been written (COMMUNITY-12). @param words of every language, in lower case */
export const standingOf = (text: string, words: readonly string[], newMember: boolean): Standing => {
  const plain = folded(text);
  if (words.some((word) => hasWord(plain, folded(word)))) return 'held';
  return newMember && hasLink(text) ? 'held' : 'shown';
};
