import type { MyOrder } from '@narae/contracts';
import { MAX_CANCEL_TEXT } from '@narae/contracts/cancel-limits';
import { useT } from '@narae/shell-sdk';
import { Button, TextArea } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { OrderSheet } from '../order-sheet.tsx';
import { QuotePlace } from '../quote-place.tsx';
import css from './cancel.module.css';
import { QuoteView } from './quote-view.tsx';
import { TravellerChoice } from './traveller-choice.tsx';
import { useCancelQuote } from './use-cancel-quote.ts';
import { useSendRequest } from './use-send-request.ts';

interface CancelDialogProps {
  readonly order: MyOrder;
  /** Only the whole order, without a choice of travellers. */
  readonly whole: boolean;
  readonly onClose: () => void;
  /** It was sent, and the page shows what the order has become. */
  readonly onSent: () => void;
}

/** Who does not travel, what comes back, why: then the request is sent, after it was agreed to (REFUND-2). */
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
        {(answer) => <QuoteView order={order} quote={answer} />}
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
