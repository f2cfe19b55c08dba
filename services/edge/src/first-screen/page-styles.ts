import { isApp } from '@narae/releases';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteReleases } from '../releases/site-releases.ts';

/** Style sheets that are kept: those of a few releases. */
const MOST_SHEETS = 200;

/** A style sheet as a page carries it: what can be read must not wait for one more file. */
export interface PageStyle {
  /** The file's name, by which webpack's runtime knows that it is there already. */
  readonly name: string;
  readonly css: string;
  /** `sha256-…` of the element's text, for the page's policy. */
  readonly hash: string;
}

/** Reads style sheets of releases by their addresses, each once: released files never change. */
export const createPageStyles = ({ rootOf }: SiteReleases): ((address: string) => Promise<PageStyle>) => {
  const kept = new Map<string, Promise<PageStyle>>();
  const read = async (address: string): Promise<PageStyle> => {
    const [, app = '', ...rest] = address.split('/');
    if (!isApp(app)) throw new Error(`no part of the site has the style sheet ${address}`);
    const text = await readFile(path.join(rootOf(app), ...rest), 'utf8');
    const css = text.replaceAll('</', '<\\/');
    const hash = createHash('sha256').update(css).digest('base64');
    return { name: path.posix.basename(address), css, hash: `sha256-${hash}` };
  };
  return (address) => {
    const known = kept.get(address);
    if (known) return known;
    if (kept.size >= MOST_SHEETS) kept.clear();
    const style = read(address);
    kept.set(address, style);
    style.catch(() => kept.delete(address));
    return style;
  };
};
