import { useCallback, useState } from 'react';

/**
 * A key for one intended change: it stays the same through repeated presses and retries, so that the change
 * is made once. Call `renew` when the change is done, before another one is begun.
 */
export function useIdempotencyKey(): { readonly key: string; readonly renew: () => void } {
  const [key, setKey] = useState(makeKey);
  const renew = useCallback(() => setKey(makeKey()), []);
  return { key, renew };
}

/** Random enough everywhere; `crypto.randomUUID` is missing on plain-http addresses other than localhost. */
function makeKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
