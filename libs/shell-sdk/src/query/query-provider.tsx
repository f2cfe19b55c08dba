import { ApiError } from '@narae/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

const MOST_RETRIES = 2;

const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refusal stays a refusal; only silence and a server in trouble are worth another try, unless the
      // visitor has waited long enough already: then the page says so and leaves the choice to them.
      retry: (failures, error) =>
        failures < MOST_RETRIES && error instanceof ApiError && error.temporary && !error.timedOut,
    },
    mutations: { retry: false },
  },
});

export default function QueryProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
