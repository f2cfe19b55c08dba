import { myInfoList, myOrder, orderChanges } from '@narae/contracts/rows';
import { ApiError, toast, useCallOnce, type CallOnce } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';

/** Sends a change of an order, or a request for one; the page then shows what the order has become, also where the change was rejected. */
export function useChange(order_id: string) {
  const { invalidate } = useCallCache();
  const callOnce = useCallOnce();
  const [busy, setBusy] = useState(false);

  const refresh = async (): Promise<void> => {
    void invalidate(myInfoList);
    await Promise.all([invalidate(orderChanges, { order_id }), invalidate(myOrder, { order_id })]);
  };
  /** @param onRejected says what is wrong where the form can; whether it did */
  const change = async (
    send: (callOnce: CallOnce) => Promise<void>,
    onRejected: (error: ApiError) => boolean | Promise<boolean> = () => false,
  ): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      await send(callOnce);
      await refresh();
    } catch (error) {
      if (error instanceof ApiError && (await onRejected(error))) return;
      toast.rejection(error, { ms: 3_000 });
      // Locked, cancelled or changed meanwhile: the page shows what the order has become.
      if (error instanceof ApiError && !error.temporary) void refresh();
    } finally {
      setBusy(false);
    }
  };
  return { change, refresh, busy };
}
