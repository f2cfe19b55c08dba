import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

/** Style sheets that are kept: those of a few releases. */
const MAX_SHEETS = 200;

export interface StyleSheet {
  /** The file's name, by which webpack's runtime knows that it is loaded already. */
  readonly name: string;
  readonly css: string;
  /** `sha256-…` of the element's text, for the page's content security policy. */
  readonly hash: string;
}

/** Reads a style sheet by its address on this origin. @throws where there is none */
export type ReadStyleSheet = (address: string) => Promise<StyleSheet>;

/** Saves reading and hashing a style sheet again: released files never change. */
export const createStyleSheets = (folderOf: (app: string) => string): ReadStyleSheet => {
  const cache = new LRUCache<string, StyleSheet>({
    max: MAX_SHEETS,
    fetchMethod: async (address) => {
      const [, app = '', ...rest] = address.split('/');
      const text = await readFile(path.join(folderOf(app), ...rest), 'utf8');
      // Nothing in it may end the element it stands in.
      const css = text.replaceAll('</', '<\\/');
      const hash = createHash('sha256').update(css).digest('base64');
      return { name: path.posix.basename(address), css, hash: `sha256-${hash}` };
    },
  });
  return (address) => cache.forceFetch(address);
};
