import { pageAt } from '@narae/contracts/href';
import { pages, type Page } from '@narae/contracts/pages';
import type { RemoteName } from '@narae/contracts/slots';
import { findRemote } from './remotes-file.ts';

/** Which remote the page needs first; the home page shows the catalogue's shelves. */
export function remoteOf(pathname: string): RemoteName | undefined {
  const name = pageAt(pathname);
  if (name === 'home') return 'mfe-catalog';
  const { owner }: Partial<Page> = name ? pages[name] : {};
  return owner === 'shell' ? undefined : owner;
}

/**
 * Brings the entry of the remote that the page needs first into the browser's cache while the texts are still
 * on their way. Only fetched, not run: a script that hangs would hold up the page's load event. What fails here
 * is shown where it is needed.
 */
export async function fetchAhead(pathname: string): Promise<void> {
  const remote = remoteOf(pathname);
  if (!remote) return;
  try {
    const { entry } = await findRemote(remote, false);
    await (await fetch(entry)).arrayBuffer();
  } catch {
    // The boundary of the page shows it.
  }
}
