import { myInfoList, myOrder, orderChanges, orderMoveQuote } from '@narae/contracts/rows';
import { ApiError, toast, useCallOnce, type CallOnce } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';
import { whenRejected } from '../../shared/when-rejected.ts';

/** Shows the order anew. */
export function useRefresh(order_id: string) {
  const { invalidate } = useCallCache();
  return async (): Promise<void> => {
    void invalidate(myInfoList);
    const calls = [orderChanges, orderMoveQuote, myOrder];
    await Promise.all(calls.map((call) => invalidate(call, { order_id })));
  };
}

/** The page then shows the order anew, also after a rejection. */
export function useChange(order_id: string) {
  const refresh = useRefresh(order_id);
  const callOnce = useCallOnce();
  const [busy, setBusy] = useState(false);

  /** @param onRejected shows the rejection; true where it could */
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
      whenRejected(refresh)(error);
    } finally {
      setBusy(false);
    }
  };
  return { change, refresh, busy };
}
