import type { MyOrder, ExtrasQuote } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { Button, ErrorState, Skeleton } from '@narae/ui';
import { type ReactNode, useState } from 'react';
import { orderExtrasChange, orderExtrasQuote } from '@narae/contracts/rows';
import { useCall } from '@narae/shell-sdk/query';
import { OptionEditor, RoomEditor, useRowChoices } from '../../../shared/modify/row-editors.tsx';
import { namespace } from '../../../texts.ts';
import { OrderSheet, QuotePlace } from '../order-sheet.tsx';
import css from '../order-changes.module.css';
import { draftOf } from '../../../shared/modify/row-draft.ts';
import { PriceDifference } from '../price-difference.tsx';
import { type Sent, useAgreedChange } from '../use-change.ts';
import { choiceOf, extrasOf, extrasViolation, sameExtras } from './extras-draft.ts';

interface ExtrasDialogProps extends Sent {
  readonly order: MyOrder;
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
      {(quote) => <PriceDifference quote={quote} />}
    </QuotePlace>
  );
}

function useExtras(order: MyOrder, { onClose, onDue }: Sent) {
  const t = useT('bookingChanges');
  const { order_id } = order;
  const { agree, busy, changed } = useAgreedChange(order_id, { done: t('changed'), onClose, onDue });
  const onSale = useRowChoices(order);
  const choices = extrasOf(order, onSale);
  const [draft, setDraft] = useState(() => draftOf(order));
  const same = sameExtras(draft, draftOf(order));
  const wrong = same ? null : extrasViolation(order, choices, draft);
  const choice = choiceOf(draft);
  const quoted = useCall(
    orderExtrasQuote,
    same || wrong || onSale.waiting || onSale.failed ? null : { order_id, ...choice },
    { staleTime: 0, gcTime: 0, select: ([quote]) => quote as ExtrasQuote },
  );

  const send = ({ difference }: ExtrasQuote): Promise<void> =>
    agree(
      (callOnce) => callOnce(orderExtrasChange, { order_id, ...choice, difference }),
      () => quoted.refetch(),
    );

  return { onSale, choices, draft, setDraft, same, wrong, quoted, changed, send, busy };
}

type Extras = ReturnType<typeof useExtras>;
