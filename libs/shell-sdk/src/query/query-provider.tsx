import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { createQueryClient, forgetOnSignOut } from './query-client.ts';

let known: QueryClient | undefined;

/** One for all screens of a browser; a server renders for somebody else each time. */
const clientOfPage = (): QueryClient =>
  typeof document === 'undefined' ? createQueryClient() : (known ??= createQueryClient());

interface AnswersProviderProps {
  readonly client: QueryClient;
  readonly children: ReactNode;
}

/** Keeps the answers of what is inside; a member's own records as long as their session. */
export function AnswersProvider({ client, children }: AnswersProviderProps): ReactNode {
  useEffect(() => forgetOnSignOut(client), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

export default function QueryProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [client] = useState(clientOfPage);
  return <AnswersProvider client={client}>{children}</AnswersProvider>;
}
