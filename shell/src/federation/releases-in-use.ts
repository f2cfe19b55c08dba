import type { RemoteName, RemotesFile } from '@narae/contracts/slots';

declare const __webpack_public_path__: string | undefined;

/** Undefined where the shell is not served as a release. */
const ownVersion = (): string | undefined =>
  typeof __webpack_public_path__ === 'string'
    ? /\/shell\/([0-9a-f]{12})\/$/.exec(__webpack_public_path__)?.[1]
    : undefined;

const remotes = new Map<RemoteName, string>();

export function noteRelease(remote: RemoteName, version: string): void {
  remotes.set(remote, version);
}

/**
 * What a reload would bring that this page does not have, as a text; null for nothing new. Remotes not loaded
 * yet come in their new release anyway.
 */
export function newerThanThis(file: RemotesFile, shell = ownVersion()): string | null {
  const changed = file.remotes
    .filter(({ name, version }) => remotes.has(name) && remotes.get(name) !== version)
    .map(({ name, version }) => `${name} ${version}`);
  if (shell && file.shell && file.shell.version !== shell) changed.push(`shell ${file.shell.version}`);
  return changed.length > 0 ? changed.join(', ') : null;
}
