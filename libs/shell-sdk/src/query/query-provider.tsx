import { ApiError } from '@narae/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

const MOST_RETRIES = 2;

const makeClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A rejection stays a rejection; only silence and a server in trouble are worth another try, unless the
        // visitor has waited long enough already: then the page says so and leaves the choice to them.
        retry: (failures, error) =>
          failures < MOST_RETRIES && error instanceof ApiError && error.temporary && !error.timedOut,
      },
      mutations: { retry: false },
    },
  });

let known: QueryClient | undefined;

/** One for all screens of a browser; a server renders for somebody else each time. */
const clientOfPage = (): QueryClient =>
  typeof document === 'undefined' ? makeClient() : (known ??= makeClient());

export default function QueryProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [client] = useState(clientOfPage);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
