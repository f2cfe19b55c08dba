import type { CallOutput, KnownRow } from '@narae/api-client';
import { getLanTp } from '@narae/i18n';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { sessionStore } from '../session/session-store.ts';
import { callKey } from './call-key.ts';
import { completeInput, type PageInput } from './page-input.ts';
import { createQueryClient } from './query-client.ts';
import { AnswersProvider } from './query-provider.tsx';

/** Puts an answer in the place of the server's. */
export type Answer = <Row extends KnownRow>(row: Row, input: PageInput<Row>, output: CallOutput<Row>) => void;

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
  return <AnswersProvider client={client}>{children}</AnswersProvider>;
}

function answerIn(client: QueryClient): Answer {
  const lanTp = getLanTp();
  const mem_id = sessionStore.getState().user?.mem_id;
  return (row, input, output) =>
    client.setQueryData(callKey(row, completeInput(row, input, lanTp), { lanTp, mem_id }), output);
}
