import type { MyOrder, CancelQuote } from '@narae/contracts';
import { MAX_CANCEL_TEXT } from '@narae/contracts/cancel-limits';
import { useT, confirm, toast, useFormat, type ApiError } from '@narae/shell-sdk';
import { Button, TextArea } from '@narae/ui';
import { useState, type ReactNode, useRef } from 'react';
import { orderCancelQuote, orderCancelRequest } from '@narae/contracts/rows';
import { useCall } from '@narae/shell-sdk/query';
import { OrderSheet, QuotePlace, type Quoted } from '../order-sheet.tsx';
import css from './cancel.module.css';
import { QuotedRefund, TravellerChoice } from './cancel-quote.tsx';
import { amountsOf } from '../../../shared/cancel/amounts.ts';
import { useChange } from '../use-change.ts';

interface CancelDialogProps {
  readonly order: MyOrder;
  readonly whole: boolean;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Asks who leaves, shows the refund, asks the reason and for agreement (REFUND-2). */
export function CancelDialog({ order, whole, onClose, onSent }: CancelDialogProps): ReactNode {
  const t = useT('bookingCancel');
  const [leaving, setLeaving] = useState<readonly string[] | null>(null);
  const [reason, setReason] = useState('');
  const quoted = useCancelQuote(order, leaving);
  const { send, busy, problem, setProblem, changed, reasonField } = useSendRequest(order, {
    onSent,
    onChanged: quoted.refetch,
  });
  const quote = quoted.data;
  return (
    <OrderSheet
      title={t('dialog_title')}
      busy={busy}
      onClose={onClose}
      action={
        <Button kind="danger" busy={busy} disabled={!quote} onClick={() => quote && void send(quote, reason)}>
          {t(quote?.automatic ? 'send_automatic' : 'send')}
        </Button>
      }
    >
      {!whole && <TravellerChoice order={order} leaving={leaving} onChange={setLeaving} />}
      <QuotePlace
        label={t('quote')}
        className={css.quote}
        quoted={quoted}
        changed={changed ? t('quote_changed') : undefined}
        instead={leaving?.length === 0 ? <p className={css.plain}>{t('choose_somebody')}</p> : undefined}
        failed={{ title: t('quote_fail'), children: t('quote_fail_text') }}
      >
        {(answer) => <QuotedRefund order={order} quote={answer} />}
      </QuotePlace>
      <TextArea
        ref={reasonField}
        label={t('reason')}
        hint={t('reason_length', { length: reason.length, most: MAX_CANCEL_TEXT })}
        error={problem || undefined}
        maxLength={MAX_CANCEL_TEXT}
        rows={3}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
          setProblem('');
        }}
      />
      {quote && <p className={css.soft}>{t(quote.automatic ? 'then_automatic' : 'then_desk')}</p>}
    </OrderSheet>
  );
}

/** @param leaving who does not travel; null for the whole order. While it names nobody, nothing is asked */
function useCancelQuote(
  { order_id, travellers }: MyOrder,
  leaving: readonly string[] | null,
): Quoted<CancelQuote> {
  const whole = leaving === null || leaving.length === travellers.length;
  const input = whole ? { order_id } : { order_id, rv_mem_ids: [...leaving] };
  return useCall(orderCancelQuote, leaving?.length === 0 ? null : input, {
    staleTime: 0,
    gcTime: 0,
    select: ([quote]) => quote as CancelQuote,
  });
}

interface SendRequest {
  readonly onSent: () => void;
  readonly onChanged: () => unknown;
}

function useSendRequest({ order_id }: MyOrder, { onSent, onChanged }: SendRequest) {
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
      cancel: t('keep_order'),
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
