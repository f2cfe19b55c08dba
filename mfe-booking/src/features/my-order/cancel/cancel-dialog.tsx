import { isBlank } from '@narae/contracts/prepared-text';
import type { MyOrder, CancelQuote } from '@narae/contracts';
import { MAX_CANCEL_TEXT } from '@narae/contracts/cancel-limits';
import { ApiError, useT, confirm, toast, toastTimes, useCallOnce, useFormat } from '@narae/shell-sdk';
import { useForm } from '@narae/shell-sdk/form';
import { Button, FormNotice, TextArea } from '@narae/ui';
import { useId, useState, type ReactNode } from 'react';
import { orderCancelQuote, orderCancelRequest } from '@narae/contracts/rows';
import { useCall } from '@narae/shell-sdk/query';
import { OrderSheet, QuotePlace, type Quoted } from '../order-sheet.tsx';
import css from './cancel.module.css';
import { QuotedRefund, TravellerChoice } from './cancel-quote.tsx';
import { amountsOf } from '../../../shared/cancel/amounts.ts';
import orderSheet from '../order-sheet.module.css';
import { useRefresh } from '../use-change.ts';

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
  const id = useId();
  const quoted = useCancelQuote(order, leaving);
  const { form, changed } = useSendRequest(order, { quoted, onSent });
  const quote = quoted.data;
  return (
    <OrderSheet
      title={t('dialog_title')}
      busy={form.busy}
      onClose={onClose}
      action={
        <Button type="submit" form={id} kind="danger" busy={form.busy} disabled={!quote}>
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
      <form id={id} className={orderSheet.form} {...form.props}>
        <TextArea
          {...form.text('reason')}
          label={t('reason')}
          hint={t('reason_length', { length: form.values.reason.length, most: MAX_CANCEL_TEXT })}
          maxLength={MAX_CANCEL_TEXT}
          rows={3}
        />
        <FormNotice text={form.notice} />
      </form>
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
  readonly quoted: Quoted<CancelQuote>;
  readonly onSent: () => void;
}

function useSendRequest({ order_id }: MyOrder, { quoted, onSent }: SendRequest) {
  const t = useT('bookingCancel');
  const format = useFormat();
  const callOnce = useCallOnce();
  const refresh = useRefresh(order_id);
  const [changed, setChanged] = useState(false);
  const quote = quoted.data;

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
  const form = useForm({
    initial: { reason: '' },
    ms: toastTimes.long,
    asksBeforeLeaving: true,
    violation: ({ reason }) => (isBlank(reason) ? { field: 'reason', error: 'cancel_reason_input' } : null),
    // Enter asks nothing where the button cannot: without a quote nothing can be agreed to.
    agree: async () => quote !== undefined && agreed(quote),
    send: async ({ reason }) => {
      const { version, pct, whole, rv_mem_ids } = quote as CancelQuote;
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
      await refresh();
    },
    says: async (error) => {
      if (!(error instanceof ApiError)) return false;
      const says = error.error === 'cancel_quote_changed';
      if (says) {
        await quoted.refetch();
        setChanged(true);
      } else if (!error.temporary) void refresh();
      return says;
    },
  });
  return { form, changed };
}
