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

/** What a dialog does once its change is sent. */
export interface Sent {
  readonly onClose: () => void;
  /** The change waits for its payment. */
  readonly onDue: () => void;
}

interface Agreed extends Sent {
  /** Said where the change was made at once. */
  readonly done: string;
}

/** Sends a change with the difference that was shown; another difference is shown before anything is changed (MONEY-7). */
export function useAgreedChange(order_id: string, { done, onClose, onDue }: Agreed) {
  const { change, busy } = useChange(order_id);
  const [changed, setChanged] = useState(false);

  /** @param refetch the quote */
  const agree = (
    send: (callOnce: CallOnce) => Promise<{ readonly due_id: string }>,
    refetch: () => Promise<unknown>,
  ): Promise<void> =>
    change(
      async (callOnce) => {
        setChanged(false);
        const { due_id } = await send(callOnce);
        if (due_id) onDue();
        else toast.show({ text: done, kind: 'success' });
        onClose();
      },
      async ({ error }) => {
        if (error !== 'price_changed') return false;
        await refetch();
        setChanged(true);
        return true;
      },
    );
  return { agree, busy, changed, forgetChanged: () => setChanged(false) };
}
