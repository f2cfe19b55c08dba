import type { SsrResult } from '../protocol.ts';
import type { Release } from './release.ts';

/** Style sheets and scripts of the parts a page has used; those of a remote come with its entry. */
export const filesOfPage = (
  parts: ReadonlySet<string>,
  releases: ReadonlyMap<string, Release>,
): Pick<SsrResult, 'styles' | 'scripts'> => {
  const addresses = new Set<string>();
  for (const part of parts)
    for (const { base, files } of releases.values())
      for (const file of files[part] ?? []) addresses.add(base + file);
  for (const [app, { base }] of releases)
    if (app !== 'shell' && [...addresses].some((address) => address.startsWith(base)))
      addresses.add(`${base}remoteEntry.js`);
  const ending = (end: string): string[] => [...addresses].filter((address) => address.endsWith(end));
  return { styles: ending('.css'), scripts: ending('.js') };
};
