import type { AdminRefund } from '@narae/contracts';
import { adminRefundRetry, adminRefunds } from '@narae/contracts/rows';
import { call, toast, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';

/** Sends a refund now; the list then shows how it stands. */
export function useRetry({ refund_id }: Pick<AdminRefund, 'refund_id'>) {
  const t = useT('bookingRefunds');
  const { invalidate } = useCallCache();
  const [busy, setBusy] = useState(false);
  const retry = async (): Promise<void> => {
    setBusy(true);
    try {
      const { state } = await call(adminRefundRetry, { refund_id });
      const back = state === 'refunded';
      toast.show({ text: t(back ? 'state_refunded' : 'retry_failed'), kind: back ? 'success' : 'warning' });
    } catch (error) {
      toast.rejection(error);
    } finally {
      await invalidate(adminRefunds);
      setBusy(false);
    }
  };
  return { retry, busy };
}
