import type { CancelQuote, MyOrder } from '@narae/contracts';
import { orderCancelRequest } from '@narae/contracts/rows';
import { confirm, toast, useFormat, useT, type ApiError } from '@narae/shell-sdk';
import { useRef, useState } from 'react';
import { amountsOf } from '../../../shared/cancel/amounts.ts';
import { useChange } from '../use-change.ts';

interface SendRequest {
  /** The page shows the order as it has become. */
  readonly onSent: () => void;
  /** What was quoted is not so any more: asks for the new quote. */
  readonly onChanged: () => unknown;
}

/** Sends a request for cancellation on the terms of the quote that is shown, once it was agreed to. */
export function useSendRequest({ order_id }: MyOrder, { onSent, onChanged }: SendRequest) {
  const t = useT('bookingCancel');
  const errors = useT('errors');
  const format = useFormat();
  const { change, busy } = useChange(order_id);
  const reasonField = useRef<HTMLTextAreaElement>(null);
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
  const rejected = async ({ error, field, message, textKey }: ApiError): Promise<boolean> => {
    if (field === 'reason' || error === 'cancel_reason_input') say(message || errors(textKey));
    else if (error === 'cancel_quote_changed') {
      await onChanged();
      setChanged(true);
    } else return false;
    return true;
  };
  const send = async (quote: CancelQuote, reason: string): Promise<void> => {
    if (!reason.trim()) return say(errors('cancel_reason_input'));
    if (!(await agreed(quote))) return;
    const { version, pct, whole, rv_mem_ids } = quote;
    await change(async (callOnce) => {
      setChanged(false);
      const { state } = await callOnce(orderCancelRequest, {
        order_id,
        reason: reason.trim(),
        version,
        pct,
        ...(!whole && { rv_mem_ids }),
      });
      if (state === 'approved') toast.show({ text: t('cancelled_now'), kind: 'success' });
      else toast.show({ key: 'order_cancel_request_msg', kind: 'success', ms: 3_000 });
      onSent();
    }, rejected);
  };
  return { send, busy, problem, setProblem, changed, reasonField };
}
