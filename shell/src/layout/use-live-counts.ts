import { refreshCounts, useSession, useStream, useStreamHealth } from '@narae/shell-sdk';
import { useEffect } from 'react';

const POLL_MS = 60_000;

/** Keeps the cart's and the waiting orders' numbers true: at sign-in, by news, or by asking now and then. */
export function useLiveCounts(): void {
  const memId = useSession().user?.mem_id;
  const health = useStreamHealth();
  useStream('cart', () => void refreshCounts());
  useStream('order', () => void refreshCounts());
  useEffect(() => void refreshCounts(), [memId]);
  useEffect(() => {
    if (health === 'live' || !memId) return undefined;
    const timer = setInterval(() => void refreshCounts(), POLL_MS);
    return () => clearInterval(timer);
  }, [health, memId]);
}
