import { useEffect, useEffectEvent } from 'react';
import { handOver } from '../../shared/pay/pay-channel.ts';

/** How long a window may take to close before the result is shown in it after all. */
const CLOSING_MS = 1_000;

/**
 * Hands a payment reference to the page that waits for it and closes this window (PAY-9). `onStay` is called once where
 * nobody waits, there is nothing to hand over, or the window stays open.
 */
export function useHandOver(refno: string | undefined, onStay: () => void): void {
  const stay = useEffectEvent(onStay);
  useEffect(() => {
    if (!refno) {
      stay();
      return undefined;
    }
    let here = true;
    let patience: ReturnType<typeof setTimeout> | undefined;
    void handOver(refno).then((taken) => {
      if (!here) return;
      if (!taken) return void stay();
      window.close();
      // Closing takes a moment, and browsers may refuse to close a window that no script has opened.
      patience = setTimeout(() => stay(), CLOSING_MS);
    });
    return () => {
      here = false;
      clearTimeout(patience);
    };
  }, [refno]);
}
