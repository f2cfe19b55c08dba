import { useEffect, useEffectEvent } from 'react';
import { handOver } from '../../shared/pay/pay-channel.ts';

const CLOSING_MS = 1_000;

/**
 * Hands the payment's reference to the waiting page and closes this window (PAY-9). `onStay` is called once
 * where nobody waits or the window stays open.
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
      // Closing takes a moment, and browsers may refuse it.
      patience = setTimeout(() => stay(), CLOSING_MS);
    });
    return () => {
      here = false;
      clearTimeout(patience);
    };
  }, [refno]);
}
