import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { loadChunks, type ModuleLoader } from '@narae/shell-sdk/host';
import { noteRelease } from './releases-in-use.ts';
import { findRemote } from './remotes-file.ts';

/** Chunks time out after 120 s (SHELL-13), long after the boundary's way out. */
const TIMEOUT_MS = 120_000;

registerPlugins([{ name: 'script-timeout', createScript: () => ({ timeout: TIMEOUT_MS }) }]);

const registered = new Map<string, string>();
const working = new Set<string>();

/**
 * Loads `./routes` or `./fragments` from the address in `/remotes.json`. A later attempt takes the then
 * current release; if none has ever worked it is registered under another address, because the federation
 * runtime remembers failures.
 */
export const loadFromRemote: ModuleLoader = async <Module>(
  ...[remote, kind, attempt]: Parameters<ModuleLoader>
): Promise<Module> => {
  const again = attempt > 0;
  const { entry, version } = await findRemote(remote, again);
  const name = remote.replaceAll('-', '_');
  const changed = again && registered.get(remote) !== entry;
  const failed = again && !working.has(remote);
  if (changed || failed || !registered.has(remote)) {
    registered.set(remote, entry);
    noteRelease(remote, version);
    registerRemotes([{ name, entry: failed ? `${entry}?attempt=${attempt}` : entry }], { force: again });
  }
  const module = await loadChunks(() => loadRemote<{ default: Module }>(`${name}/${kind}`));
  if (!module) throw new Error(`${remote} has no ${kind}`);
  working.add(remote);
  return module.default;
};
