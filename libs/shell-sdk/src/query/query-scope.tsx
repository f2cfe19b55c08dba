import { lazy, type ReactNode } from 'react';

/** TanStack Query is fetched with the first page that reads lists, never for the home page. */
const QueryProvider = lazy(loadQuery);

/** Fetches it beside a page that will need it, instead of after. */
export function loadQuery(): Promise<typeof import('./query.ts')> {
  return import('./query.ts');
}

/**
 * Gives what is inside the site's one query client. Waits with the boundary around it: with one of its own it would be
 * hydrated after that boundary, whose part would be said to work before it does.
 */
export function QueryScope({ children }: { readonly children: ReactNode }): ReactNode {
  return <QueryProvider>{children}</QueryProvider>;
}
