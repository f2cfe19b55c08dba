import { pages, type Page, type PagesOf } from '@narae/contracts/pages';
import type { RemoteFragments, RemoteName, RemoteRoute, RemoteRoutes } from '@narae/contracts/slots';

/** A remote's `./routes` module; paths, guards and titles come from the table of pages. */
export function definePages<Remote extends RemoteName>(
  _remote: Remote,
  namespace: string,
  loaders: Readonly<Record<PagesOf<Remote>, RemoteRoute['page']>>,
): RemoteRoutes {
  // A page unknown to the running shell has no route there.
  const existing = Object.entries<RemoteRoute['page']>(loaders).filter(([name]) =>
    Object.hasOwn(pages, name),
  );
  const routes = existing.flatMap(([name, page]): [string, RemoteRoute][] => {
    const { path, alias, guard, title }: Page = pages[name as PagesOf<Remote>];
    const route: RemoteRoute = { page, ...(guard && { guard }), ...(title && { title }) };
    return [path, alias].flatMap((address) => (address === undefined ? [] : [[address, route]]));
  });
  return { namespace, routes: Object.fromEntries(routes) };
}

export const defineFragments = (fragments: RemoteFragments): RemoteFragments => fragments;
