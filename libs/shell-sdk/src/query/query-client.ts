import { ApiError } from '@narae/api-client';
import { QueryClient, type DefaultOptions } from '@tanstack/react-query';
import { sessionStore } from '../session/session-store.ts';

const MAX_RETRIES = 2;

/** The cache of answers behind `useCall`. */
export function createQueryClient(queries: DefaultOptions['queries'] = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A rejection stays one; only silence and a server in trouble are worth another try, unless the visitor has
        // waited long enough already: then the page says so and leaves the choice to them.
        retry: (failures, error) =>
          failures < MAX_RETRIES && error instanceof ApiError && error.temporary && !error.timedOut,
        ...queries,
      },
      mutations: { retry: false },
    },
  });
}

/** Drops a member's own records when they sign out or somebody else signs in. @returns how to stop */
export const forgetOnSignOut = (client: QueryClient): (() => void) =>
  sessionStore.subscribe(({ user }, before) => {
    if (user?.mem_id === before.user?.mem_id) return;
    client.removeQueries({ predicate: ({ meta }) => meta?.['ownRecords'] === true });
  });
