import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { CLIENT_ONLY } from '../protocol.ts';
import { keepEarlyEvents } from './early-events.ts';
import { awaitHydration } from './hydration-progress.ts';
import { HydrationRoot } from './hydration-root.tsx';

/** React says only that it renders a part anew; the cause is what helps. */
const reportCause = (error: unknown): void => {
  if (error instanceof Error && 'digest' in error && error.digest === CLIENT_ONLY) return;
  reportError(error instanceof Error ? (error.cause ?? error) : error);
};

/** Call it once it is known whether the server rendered: events are kept from then on. */
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
