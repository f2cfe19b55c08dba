import type { CancelQuote, MyOrder } from '@narae/contracts';
import { myInfoList, myOrder, orderCancelRequest } from '@narae/contracts/rows';
import { ApiError, call, confirm, toast, useFormat, useIdempotencyKey, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useRef, useState } from 'react';
import { amountsOf } from '../../../shared/cancel/amounts.ts';

interface SendRequest {
  /** The page shows the order as it has become. */
  readonly onSent: () => void;
  /** What was quoted is not so any more: asks for the new quote. */
  readonly onChanged: () => Promise<unknown>;
}

/** Sends a request for cancellation on the terms of the quote that is shown, once it was agreed to. */
export function useSendRequest({ order_id }: MyOrder, { onSent, onChanged }: SendRequest) {
  const t = useT('bookingCancel');
  const errors = useT('errors');
  const format = useFormat();
  const { invalidate } = useCallCache();
  const { key: idempotencyKey, renew } = useIdempotencyKey();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [changed, setChanged] = useState(false);

  const say = (words: string): void => {
    setProblem(words);
    reasonField.current?.focus();
  };
  const agreed = ({ sums, automatic }: CancelQuote): Promise<boolean> =>
    confirm({
      title: t(automatic ? 'confirm_automatic' : 'confirm'),
      text: t('confirm_text', {
        refunded: amountsOf(sums, 'refunded', format),
        kept: amountsOf(sums, 'kept', format),
      }),
      ok: t(automatic ? 'send_automatic' : 'send'),
      tone: 'danger',
    });
  const rejected = async (error: unknown): Promise<void> => {
    if (!(error instanceof ApiError)) return toast.rejection(error);
    if (error.error === 'cancel_reason_input') return say(error.message);
    if (error.error === 'cancel_quote_changed') {
      await onChanged();
      return setChanged(true);
    }
    toast.rejection(error, { ms: 3_000 });
    // Cancelled, departed or asked for meanwhile: the page shows what the order has become.
    if (!error.temporary) void invalidate(myOrder, { order_id });
  };
  const send = async (quote: CancelQuote, reason: string): Promise<void> => {
    if (!reason.trim()) return say(errors('cancel_reason_input'));
    if (!(await agreed(quote)) || busy) return;
    const { version, pct, whole, rv_mem_ids } = quote;
    setBusy(true);
    setChanged(false);
    try {
      const { state } = await call(
        orderCancelRequest,
        { order_id, reason: reason.trim(), version, pct, ...(!whole && { rv_mem_ids }) },
        { idempotencyKey },
      );
      if (state === 'approved') toast.show({ text: t('cancelled_now'), kind: 'success' });
      else toast.show({ key: 'order_cancel_request_msg', kind: 'success', ms: 3_000 });
      void invalidate(myInfoList);
      onSent();
      await invalidate(myOrder, { order_id });
    } catch (error) {
      await rejected(error);
    } finally {
      renew();
      setBusy(false);
    }
  };
  return { send, busy, problem, setProblem, changed, reasonField };
}
