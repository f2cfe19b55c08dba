import { useState } from 'react';

/**
 * The due that is shown: whoever waits for the provider's window is led to the result, so what they pay stays on the screen
 * although it may be paid or checked before that.
 */
export function useDueOnScreen<Due extends { readonly checking_refno: string }>(now: Due | null) {
  const [atProvider, setAtProvider] = useState<Due | null>(null);
  const due = atProvider ? { ...atProvider, checking_refno: '' } : now;
  return { due, onLeaving: (leaving: boolean): void => setAtProvider(leaving ? due : null) };
}
