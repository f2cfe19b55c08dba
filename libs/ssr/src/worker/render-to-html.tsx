import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';
import { HydrationRoot } from '../hydrate/hydration-root.tsx';
import { ClientOnlyError } from './client-only-error.ts';

/**
 * Renders a page to its end, lazy parts included. A part that throws is left to the browser: `onError` gets why, unless
 * it is {@link ClientOnlyError}. @throws when what stands outside every Suspense boundary throws
 */
export const renderToHtml = async (page: ReactNode, onError: (error: unknown) => void): Promise<string> => {
  const stream = await renderToReadableStream(<HydrationRoot>{page}</HydrationRoot>, {
    onError: (error) => {
      if (error instanceof ClientOnlyError) return error.digest;
      onError(error);
      return undefined;
    },
    // Everything in its place: what React would move in by inline scripts, the content security policy forbids.
    progressiveChunkSize: Infinity,
  });
  await stream.allReady;
  return new Response(stream).text();
};
