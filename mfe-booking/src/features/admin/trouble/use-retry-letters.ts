import type { DeadLetterRow } from '@narae/contracts';
import { adminTrouble, adminTroubleRetry } from '@narae/contracts/rows';
import { call, toast, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';

/** Tries one dead letter again, or the oldest ones of a consumer; the list then shows what is left. */
export function useRetryLetters(): {
  readonly busy: boolean;
  readonly retry: (which: Pick<DeadLetterRow, 'consumer'> & { readonly event_id?: string }) => Promise<void>;
} {
  const t = useT('bookingTrouble');
  const { invalidate } = useCallCache();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    retry: async (which) => {
      setBusy(true);
      try {
        const { done, left } = await call(adminTroubleRetry, which);
        toast.show({ text: t('retried', { done, left }), kind: done > 0 ? 'success' : 'warning' });
      } catch (error) {
        toast.rejection(error);
      } finally {
        await invalidate(adminTrouble);
        setBusy(false);
      }
    },
  };
}
