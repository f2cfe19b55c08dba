import { adminCancellations, adminDepartureCancel, adminDepartureCancelStatus } from '@narae/contracts/rows';
import { toast, useCallOnce } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';

/** Begins the cancellation of a departure; where it has begun already, what is shown becomes that one. */
export function useCancelDeparture(prod_id: string) {
  const { invalidate } = useCallCache();
  const callOnce = useCallOnce();
  const [busy, setBusy] = useState(false);
  const begin = async (reason: string): Promise<void> => {
    setBusy(true);
    try {
      await callOnce(adminDepartureCancel, { prod_id, reason });
      void invalidate(adminCancellations);
    } catch (error) {
      toast.rejection(error, { ms: 3_000 });
    } finally {
      await invalidate(adminDepartureCancelStatus, { prod_id });
      setBusy(false);
    }
  };
  return { busy, begin };
}
