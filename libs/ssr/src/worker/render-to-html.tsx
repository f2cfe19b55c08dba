import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { HydrationRoot } from '../hydrate/hydration-root.tsx';
import { ClientOnlyError } from './client-only-error.ts';

/** A part that throws is left to the browser and told `onError`. @throws for errors outside Suspense */
export const renderToHtml = async (page: ReactNode, onError: (error: unknown) => void): Promise<string> => {
  const stream = await renderToReadableStream(<HydrationRoot>{page}</HydrationRoot>, {
    onError: (error) => {
      if (error instanceof ClientOnlyError) return error.digest;
      onError(error);
      return undefined;
    },
    // Everything in its place: the content security policy forbids inline scripts that would move it.
    progressiveChunkSize: Infinity,
  });
  await stream.allReady;
  return new Response(stream).text();
};
