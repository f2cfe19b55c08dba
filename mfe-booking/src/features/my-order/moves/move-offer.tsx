import type { MoveQuote, MyOrder } from '@narae/contracts';
import { useFormat, useLazyDialog, useT } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import type { ReactNode } from 'react';
import css from '../order-changes.module.css';

interface MoveOfferProps {
  readonly order: MyOrder;
  readonly quote: MoveQuote;
  readonly onDue: () => void;
}

/** Reasons that the page says elsewhere, or that are nobody's concern. */
const saidElsewhere: readonly string[] = ['txn_type_invalid', 'change_cancel_open', 'change_open'];

/** Until when and for what fee an order can be moved to another date, or why not; nothing where its trip has no other date (ORDER-20). */
export function MoveOffer({ order, quote, onDue }: MoveOfferProps): ReactNode {
  const t = useT('bookingChanges');
  const format = useFormat();
  const { Dialog, busy, open, close } = useLazyDialog(() => import('./move-dialog.tsx'));
  const { stop, departures, move_until, fee, currency } = quote;
  if (departures.length === 0 || (stop && saidElsewhere.includes(stop.error))) return null;
  if (stop) return <p className={css.soft}>{stop.message}</p>;
  const day = format.date(move_until, 'day');
  return (
    <>
      <p className={css.plain}>{t('move_until', { day })}</p>
      <p className={css.soft}>
        {fee > 0 ? t('move_fee', { fee: format.money(fee, currency) }) : t('move_free')}
      </p>
      <div className={css.actions}>
        <Button kind="secondary" busy={busy} onClick={open}>
          {t('move')}
        </Button>
      </div>
      {Dialog && <Dialog order={order} quote={quote} onClose={close} onDue={onDue} />}
    </>
  );
}
