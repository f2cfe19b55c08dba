import { lazy, type ReactNode } from 'react';

/** Fetched with the first page that reads lists, never for the home page. */
const QueryProvider = lazy(loadQuery);

export function loadQuery(): Promise<typeof import('./query.ts')> {
  return import('./query.ts');
}

/**
 * Provides the site's one query client. Waits with the boundary around it: one of its own would be hydrated
 * after that boundary, whose part would be said to work before it does.
 */
export function QueryScope({ children }: { readonly children: ReactNode }): ReactNode {
  return <QueryProvider>{children}</QueryProvider>;
}
