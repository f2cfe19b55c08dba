import type {
  RemoteFragments,
  RemoteName,
  RemoteRoutes,
  RemoteRoute,
  SlotName,
  SlotProps,
} from '@narae/contracts/slots';
import { getLanTp, loadPack } from '@narae/i18n';
import type { ComponentType } from 'react';
import { PageTitle } from '../page/title.tsx';
import { RouteGuard } from '../page/route-guard.tsx';
import { loadQuery, QueryScope } from '../query/query-scope.tsx';

interface RemoteModules {
  readonly routes: RemoteRoutes;
  readonly fragments: RemoteFragments;
}

/** `attempt` counts from 0; a later one must not be answered by the memory of an earlier failure. */
export type ModuleLoader = <Kind extends keyof RemoteModules>(
  remote: RemoteName,
  kind: Kind,
  attempt: number,
) => Promise<RemoteModules[Kind]>;

let loader: ModuleLoader = () => Promise.reject(new Error('No shell has said how remotes are loaded'));

export function provideModuleLoader(load: ModuleLoader): void {
  loader = load;
}

export const loadModule: ModuleLoader = (remote, kind, attempt) => loader(remote, kind, attempt);

/**
 * Loads what webpack keeps in chunks. A browser answers the first script for a file with the failure of its preload,
 * without asking for the file again: each chunk that fails is asked for once more before it counts as missing.
 */
export async function loadChunks<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const failed = new Set<string>();
  for (;;) {
    try {
      return await load();
    } catch (error) {
      const file = (error as { readonly request?: unknown } | undefined)?.request;
      if (typeof file !== 'string' || failed.has(file)) throw error;
      failed.add(file);
    }
  }
}

interface Part<Props> {
  readonly default: ComponentType<Props>;
}

/** The remote is an older or newer release than the shell expects. */
class MissingPartError extends Error {
  constructor(remote: RemoteName, part: string) {
    super(`${remote} does not offer ${part}`);
    this.name = 'MissingPartError';
  }
}

/** Code and texts are fetched side by side; the page stands behind its guard. */
export async function loadPage(remote: RemoteName, path: string, attempt: number): Promise<Part<object>> {
  const { namespace, routes } = await loadModule(remote, 'routes', attempt);
  const route = routes[path];
  if (!route) throw new MissingPartError(remote, path);
  const [page] = await loadChunks(() =>
    Promise.all([route.page(), loadPack(getLanTp(), namespace), loadQuery()]),
  );
  return { default: framedPage(page.default as ComponentType, route) };
}

function framedPage(Page: ComponentType, { guard = 'open', title }: RemoteRoute): ComponentType {
  return function RemotePage() {
    return (
      <RouteGuard kind={guard}>
        {title && <PageTitle text={title} />}
        <QueryScope>
          <Page />
        </QueryScope>
      </RouteGuard>
    );
  };
}

export async function loadFragment<Name extends SlotName>(
  name: Name,
  attempt: number,
): Promise<Part<SlotProps[Name]>> {
  const remote = remoteOf(name);
  const { namespace, fragments } = await loadModule(remote, 'fragments', attempt);
  const fragment = fragments[name];
  if (!fragment) throw new MissingPartError(remote, name);
  const [loaded] = await loadChunks(() =>
    Promise.all([
      fragment.component(),
      loadPack(getLanTp(), namespace),
      fragment.query ? loadQuery() : undefined,
    ]),
  );
  const Fragment = loaded.default as ComponentType<SlotProps[Name]>;
  return { default: fragment.query ? withQuery(Fragment) : Fragment };
}

function withQuery<Props extends object>(Fragment: ComponentType<Props>): ComponentType<Props> {
  return function QueryFragment(props: Props) {
    return (
      <QueryScope>
        <Fragment {...props} />
      </QueryScope>
    );
  };
}

function remoteOf(name: SlotName): RemoteName {
  return name.slice(0, name.indexOf('/')) as RemoteName;
}
