import type { RemoteFragments, RemoteName, RemoteRoutes } from '@narae/contracts/slots';

interface RemoteModules {
  readonly routes: RemoteRoutes;
  readonly fragments: RemoteFragments;
}

/**
 * Fetches one module of a remote. `attempt` counts from 0; a later attempt must not be answered by the
 * memory of an earlier failure.
 */
export type ModuleLoader = <Kind extends keyof RemoteModules>(
  remote: RemoteName,
  kind: Kind,
  attempt: number,
) => Promise<RemoteModules[Kind]>;

let loader: ModuleLoader = () => Promise.reject(new Error('No shell has said how remotes are loaded'));

/** The shell (or a fake one) says once how remotes are loaded. */
export function provideModuleLoader(load: ModuleLoader): void {
  loader = load;
}

export const loadModule: ModuleLoader = (remote, kind, attempt) => loader(remote, kind, attempt);
