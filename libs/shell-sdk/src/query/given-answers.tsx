import type { CallOutput } from '@narae/api-client';
import { getLanTp } from '@narae/i18n';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { sessionStore } from '../session/session-store.ts';
import { callKey } from './call-key.ts';
import { completeInput, type AskedCall, type PageInput } from './page-input.ts';
import { createQueryClient } from './query-client.ts';

/** Puts an answer in the place of the server's. */
export type Answer = <Name extends AskedCall>(
  name: Name,
  input: PageInput<Name>,
  output: CallOutput<Name>,
) => void;

interface GivenAnswersProps {
  /** Gives the answers; keep the function between renders, or they are given anew. */
  readonly give: (answer: Answer) => void;
  readonly children: ReactNode;
}

/** Shows a page with given answers instead of the server's, and asks for none of them again. */
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
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function answerIn(client: QueryClient): Answer {
  const lanTp = getLanTp();
  const mem_id = sessionStore.getState().user?.mem_id;
  return (name, input, output) =>
    client.setQueryData(callKey(name, completeInput(name, input, lanTp), { lanTp, mem_id }), output);
}
