import { refreshCounts, useBookingEvents, useStreamHealth } from '@narae/shell-sdk';
import { useEffect } from 'react';

const POLL_MS = 60_000;

/**
 * Keeps a member's cart and waiting orders counted: now, by news, or by asking now and then. Shows nothing; a
 * component of its own, so that visitors who are not signed in hold no stream open.
 */
export function LiveCounts({ memId }: { readonly memId: string }): null {
  const health = useStreamHealth();
  useBookingEvents(() => void refreshCounts());
  useEffect(() => void refreshCounts(), [memId]);
  useEffect(() => {
    if (health === 'live') return undefined;
    const timer = setInterval(() => void refreshCounts(), POLL_MS);
    return () => clearInterval(timer);
  }, [health]);
  return null;
}
