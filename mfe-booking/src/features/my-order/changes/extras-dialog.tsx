import type { MyOrder } from '@narae/contracts';
import { useT } from '@narae/shell-sdk';
import { Button, ErrorState, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { OptionEditor } from '../../../shared/modify/option-editor.tsx';
import { RoomEditor } from '../../../shared/modify/room-editor.tsx';
import { namespace } from '../../../texts.ts';
import { OrderSheet } from '../order-sheet.tsx';
import css from './changes.module.css';
import { ExtrasPrice } from './extras-price.tsx';
import { useExtras } from './use-extras.ts';

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
  // A quote of an earlier choice is none of this one.
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
