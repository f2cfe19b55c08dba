import { useEffect, useState } from 'react';

/** How often a window of another origin is looked at: it tells nobody that it closes. */
const LOOK_MS = 500;

/** Whether a window this page has opened is closed, or out of reach because the provider isolates its pages. */
export function useWindowClosed(opened: Window | null): boolean {
  const [gone, setGone] = useState<Window | null>(null);
  const closed = opened !== null && gone === opened;
  useEffect(() => {
    if (!opened || closed) return undefined;
    const timer = setInterval(() => {
      if (opened.closed) setGone(opened);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [opened, closed]);
  return closed;
}
