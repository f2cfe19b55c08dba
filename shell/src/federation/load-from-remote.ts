import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ModuleLoader } from '@narae/shell-sdk/host';
import { noteRelease } from './releases-in-use.ts';
import { findRemote } from './remotes-file.ts';

/** Chunk loading times out after 120 s (spec §9); the boundary offers a way out long before. */
const TIMEOUT_MS = 120_000;

registerPlugins([{ name: 'script-timeout', createScript: () => ({ timeout: TIMEOUT_MS }) }]);

const registered = new Set<string>();
const working = new Set<string>();

/**
 * Loads `./routes` or `./fragments` of a remote by the address `/remotes.json` gives. A later attempt at a
 * remote that never came registers it anew under another address: the federation runtime remembers failures.
 */
export const loadFromRemote: ModuleLoader = async <Module>(
  ...[remote, kind, attempt]: Parameters<ModuleLoader>
): Promise<Module> => {
  const again = attempt > 0 && !working.has(remote);
  const { entry, version } = await findRemote(remote, again);
  const name = remote.replaceAll('-', '_');
  if (again || !registered.has(remote)) {
    registered.add(remote);
    noteRelease(remote, version);
    registerRemotes([{ name, entry: again ? `${entry}?attempt=${attempt}` : entry }], { force: again });
  }
  const module = await loadRemote<{ default: Module }>(`${name}/${kind}`);
  if (!module) throw new Error(`${remote} has no ${kind}`);
  working.add(remote);
  return module.default;
};
