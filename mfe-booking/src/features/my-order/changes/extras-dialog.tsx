import '../../../shared/cancel/texts.ts';
import type { MyOrder, ExtrasQuote } from '@narae/contracts';
import { useT, useFormat, toast } from '@narae/shell-sdk';
import { Button, ErrorState, Skeleton, LineItems } from '@narae/ui';
import { type ReactNode, useState } from 'react';
import { orderExtrasChange, orderExtrasQuote } from '@narae/contracts/rows';
import { useCall } from '@narae/shell-sdk/query';
import { OptionEditor, RoomEditor, useRowChoices } from '../../../shared/modify/row-editors.tsx';
import { namespace } from '../../../texts.ts';
import { OrderSheet, QuotePlace } from '../order-sheet.tsx';
import css from './changes.module.css';
import { draftOf } from '../../../shared/modify/row-draft.ts';
import { useChange } from '../use-change.ts';
import { choiceOf, extrasOf, extrasViolation, sameExtras } from './extras-draft.ts';

interface ExtrasDialogProps {
  readonly order: MyOrder;
  readonly onClose: () => void;
  readonly onDue: () => void;
}

/** Another choice of extras and rooms for a paid order, with what it costs or gives back (ORDER-14). */
export function ExtrasDialog({ order, onClose, onDue }: ExtrasDialogProps): ReactNode {
  const t = useT('bookingChanges');
  const booking = useT(namespace);
  const common = useT('common');
  const extras = useExtras(order, { onClose, onDue });
  const { onSale, choices, draft, setDraft, quoted, send, busy, same, wrong, changed } = extras;
  const editing = { draft, currency: order.prod_price_tp, onChange: setDraft };
  // Not the quote of an earlier choice.
  const quote = same || wrong ? undefined : quoted.data;
  return (
    <OrderSheet
      title={t('extras')}
      busy={busy}
      onClose={onClose}
      action={
        <Button kind="accent" busy={busy} disabled={!quote} onClick={() => quote && void send(quote)}>
          {quote && quote.difference > 0 ? t('to_pay') : booking('modify')}
        </Button>
      }
    >
      {onSale.waiting && <Skeleton shape="form" />}
      {onSale.failed && (
        <ErrorState
          compact
          title={t('fail')}
          action={<Button onClick={onSale.again}>{common('btn_retry')}</Button>}
        >
          {t('extras_fail_text')}
        </ErrorState>
      )}
      {!onSale.waiting && !onSale.failed && (
        <>
          <OptionEditor item={order} options={choices.options} {...editing} />
          <RoomEditor hotels={choices.hotels} {...editing} />
          <p className={css.soft}>{t('extras_note')}</p>
          <ExtrasPrice same={same} wrong={wrong} quoted={quoted} changed={changed} />
        </>
      )}
    </OrderSheet>
  );
}

type ExtrasPriceProps = Pick<Extras, 'same' | 'wrong' | 'quoted' | 'changed'>;

function ExtrasPrice({ same, wrong, quoted, changed }: ExtrasPriceProps): ReactNode {
  const t = useT('bookingChanges');
  const errors = useT('errors');
  const instead = same ? (
    <p className={css.plain}>{t('extras_same')}</p>
  ) : wrong ? (
    <p className={css.notice}>{errors(wrong.error, wrong.params)}</p>
  ) : undefined;
  return (
    <QuotePlace
      label={t('extras_price')}
      className={css.quote}
      quoted={quoted}
      changed={changed ? t('extras_changed') : undefined}
      instead={instead}
      failed={{ title: t('extras_fail'), children: t('extras_fail_text') }}
    >
      {(quote) => <Quote quote={quote} />}
    </QuotePlace>
  );
}

function Quote({ quote }: { readonly quote: ExtrasQuote }): ReactNode {
  const t = useT('bookingChanges');
  const cancel = useT('bookingCancel');
  const format = useFormat();
  const { before, total, difference, currency, refunds } = quote;
  const money = (amount: number): string => format.money(amount, currency);
  const back = refunds.map((refund) => format.money(refund.amount, refund.currency)).join(' + ');
  return (
    <>
      <LineItems
        lines={[
          { label: t('extras_before'), amount: money(before) },
          { label: t('extras_after'), amount: money(total) },
        ]}
        total={
          difference < 0
            ? { label: cancel('refunded'), amount: back }
            : { label: t(difference > 0 ? 'due_sum' : 'extras_even'), amount: money(difference) }
        }
      />
      {difference < 0 && <p className={css.soft}>{cancel('refund_way')}</p>}
    </>
  );
}

interface Sent {
  readonly onClose: () => void;
  readonly onDue: () => void;
}

function useExtras(order: MyOrder, { onClose, onDue }: Sent) {
  const t = useT('bookingChanges');
  const { order_id } = order;
  const { change, busy } = useChange(order_id);
  const onSale = useRowChoices(order);
  const choices = extrasOf(order, onSale);
  const [draft, setDraft] = useState(() => draftOf(order));
  const [changed, setChanged] = useState(false);
  const same = sameExtras(draft, draftOf(order));
  const wrong = same ? null : extrasViolation(order, choices, draft);
  const choice = choiceOf(draft);
  const quoted = useCall(
    orderExtrasQuote,
    same || wrong || onSale.waiting || onSale.failed ? null : { order_id, ...choice },
    { staleTime: 0, gcTime: 0, select: ([quote]) => quote as ExtrasQuote },
  );

  const send = ({ difference }: ExtrasQuote): Promise<void> =>
    change(
      async (callOnce) => {
        setChanged(false);
        const { due_id } = await callOnce(orderExtrasChange, { order_id, ...choice, difference });
        if (due_id) onDue();
        else toast.show({ text: t('changed'), kind: 'success' });
        onClose();
      },
      async ({ error }) => {
        if (error !== 'price_changed') return false;
        await quoted.refetch();
        setChanged(true);
        return true;
      },
    );

  return { onSale, choices, draft, setDraft, same, wrong, quoted, changed, send, busy };
}

type Extras = ReturnType<typeof useExtras>;
