import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { createQueryClient, forgetOnSignOut } from './query-client.ts';

let known: QueryClient | undefined;

/** One for all screens of a browser; a server renders for somebody else each time. */
const clientOfPage = (): QueryClient =>
  typeof document === 'undefined' ? createQueryClient() : (known ??= createQueryClient());

export default function QueryProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [client] = useState(clientOfPage);
  useEffect(() => forgetOnSignOut(client), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
