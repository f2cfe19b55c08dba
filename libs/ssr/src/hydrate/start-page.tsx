import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { CLIENT_ONLY } from '../protocol.ts';
import { keepEarlyEvents } from './early-events.ts';
import { awaitHydration } from './hydration-progress.ts';
import { HydrationRoot } from './hydration-root.tsx';

/** React renders a part anew that it cannot hydrate, and says only that; the cause is what helps. */
const reportCause = (error: unknown): void => {
  if (error instanceof Error && 'digest' in error && error.digest === CLIENT_ONLY) return;
  reportError(error instanceof Error ? (error.cause ?? error) : error);
};

/**
 * Starts the page in a root element. To be called as soon as it is known whether the server has rendered it: what
 * visitors do from then on is kept. @returns what hydrates the page, or renders it where the server has not
 */
export function startPage(root: HTMLElement, serverRendered: boolean): (page: ReactNode) => void {
  const mounted = awaitHydration();
  if (serverRendered) keepEarlyEvents(root);
  return (page) => {
    const whole = <HydrationRoot onMount={mounted}>{page}</HydrationRoot>;
    // As a transition it is done in slices, between which the browser sees to what the visitor does.
    if (serverRendered)
      startTransition(() => void hydrateRoot(root, whole, { onRecoverableError: reportCause }));
    else createRoot(root).render(whole);
  };
}
