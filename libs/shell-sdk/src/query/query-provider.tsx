import { ApiError, type CallOutput, type KnownRow } from '@narae/api-client';
import { QueryClient, type DefaultOptions, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode, useMemo } from 'react';
import { getLanTp } from '@narae/i18n';
import { sessionStore } from '../session/session-store.ts';
import { callKey, completeInput, type PageInput } from './call-input.ts';

const MAX_RETRIES = 2;

export function createQueryClient(queries: DefaultOptions['queries'] = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Only silence and a server in trouble are worth another try, unless the visitor has waited long
        // enough to choose themselves.
        retry: (failures, error) =>
          failures < MAX_RETRIES && error instanceof ApiError && error.temporary && !error.timedOut,
        ...queries,
      },
      mutations: { retry: false },
    },
  });
}

/** On sign-out, and when somebody else signs in. @returns how to stop */
const forgetOnSignOut = (client: QueryClient): (() => void) =>
  sessionStore.subscribe(({ user }, before) => {
    if (user?.mem_id === before.user?.mem_id) return;
    client.removeQueries({ predicate: ({ meta }) => meta?.['ownRecords'] === true });
  });

let cached: QueryClient | undefined;

/** A browser has one; a server renders for somebody else each time. */
const clientOfPage = (): QueryClient =>
  typeof document === 'undefined' ? createQueryClient() : (cached ??= createQueryClient());

interface AnswersProviderProps {
  readonly client: QueryClient;
  readonly children: ReactNode;
}

/** A member's own records are kept as long as their session. */
export function AnswersProvider({ client, children }: AnswersProviderProps): ReactNode {
  useEffect(() => forgetOnSignOut(client), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

export default function QueryProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [client] = useState(clientOfPage);
  return <AnswersProvider client={client}>{children}</AnswersProvider>;
}

export type Answer = <Row extends KnownRow>(row: Row, input: PageInput<Row>, output: CallOutput<Row>) => void;

interface GivenAnswersProps {
  /** Keep the function between renders, or the answers are given anew. */
  readonly give: (answer: Answer) => void;
  readonly children: ReactNode;
}

/** Shows a page with given answers; the server is not asked again. */
export function GivenAnswers({ give, children }: GivenAnswersProps): ReactNode {
  const client = useMemo(() => {
    const made = createQueryClient({
      staleTime: Infinity,
      refetchOnMount: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
    });
    give(answerIn(made));
    return made;
  }, [give]);
  return <AnswersProvider client={client}>{children}</AnswersProvider>;
}

function answerIn(client: QueryClient): Answer {
  const lanTp = getLanTp();
  const mem_id = sessionStore.getState().user?.mem_id;
  return (row, input, output) =>
    client.setQueryData(callKey(row, completeInput(row, input, lanTp), { lanTp, mem_id }), output);
}
