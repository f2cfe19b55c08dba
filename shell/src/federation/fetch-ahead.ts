import { remoteNames, type RemoteName } from '@narae/contracts/slots';
import { findRemote } from './remotes-file.ts';
import { routeTable } from './route-table.ts';

/** Which remote the first screen needs; the home page shows the catalogue's shelves. */
export function remoteOf(pathname: string): RemoteName | undefined {
  if (pathname === '/') return 'mfe-catalog';
  return remoteNames.find((name) => routeTable[name].includes(pathname));
}

/**
 * Brings the entry of the remote that the first screen needs into the browser's cache while the texts are still
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
    // The boundary of the screen tells.
  }
}
