import { lazy, Suspense, type ReactNode } from 'react';

/** TanStack Query is fetched with the first page that reads lists, never for the home page. */
const QueryProvider = lazy(loadQuery);

/** Fetches it beside a page that will need it, instead of after. */
export function loadQuery(): Promise<typeof import('./query.ts')> {
  return import('./query.ts');
}

/** Gives what is inside the site's one query client. Waits with whatever boundary is around it. */
export function QueryScope({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Suspense fallback={null}>
      <QueryProvider>{children}</QueryProvider>
    </Suspense>
  );
}
