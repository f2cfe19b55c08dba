import type { RemoteName, RemotesFile } from '@narae/contracts/slots';

declare const __webpack_public_path__: string | undefined;

/** The release of the shell this page was started with; undefined where it is not served as a release. */
const ownVersion = (): string | undefined =>
  typeof __webpack_public_path__ === 'string'
    ? /\/shell\/([0-9a-f]{12})\/$/.exec(__webpack_public_path__)?.[1]
    : undefined;

const remotes = new Map<RemoteName, string>();

/** Notes which release of a remote runs on this page. It stays until the page is loaded anew. */
export function noteRelease(remote: RemoteName, version: string): void {
  remotes.set(remote, version);
}

/**
 * What a reload would bring that this page does not have, as one text that differs for other news; null where it would
 * bring the same. A remote that has not been needed yet comes in its new release anyway.
 */
export function newerThanThis(file: RemotesFile, shell = ownVersion()): string | null {
  const changed = file.remotes
    .filter(({ name, version }) => remotes.has(name) && remotes.get(name) !== version)
    .map(({ name, version }) => `${name} ${version}`);
  if (shell && file.shell && file.shell.version !== shell) changed.push(`shell ${file.shell.version}`);
  return changed.length > 0 ? changed.join(', ') : null;
}
