import { pageAt } from '@narae/contracts/href';
import { pages, type Page } from '@narae/contracts/pages';
import type { RemoteName } from '@narae/contracts/slots';
import { findRemote } from './remotes-file.ts';

/** The home page shows the catalogue's shelves. */
export function remoteOf(pathname: string): RemoteName | undefined {
  const name = pageAt(pathname);
  if (name === 'home') return 'mfe-catalog';
  const { owner }: Partial<Page> = name ? pages[name] : {};
  return owner === 'shell' ? undefined : owner;
}

/**
 * Fetches the entry of the page's first remote beside the texts, without running it: a script that hangs
 * would hold up the page's load event. Failures show where the remote is needed.
 */
export async function fetchAhead(pathname: string): Promise<void> {
  const remote = remoteOf(pathname);
  if (!remote) return;
  try {
    const { entry } = await findRemote(remote, false);
    await (await fetch(entry)).arrayBuffer();
  } catch {
    // Shown where the remote is needed.
  }
}
