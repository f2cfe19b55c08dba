import type { MoveDeparture, MoveQuote, MoveTarget, MyOrder } from '@narae/contracts';
import { orderMove, orderMoveQuote } from '@narae/contracts/rows';
import { Link, productLink, useFormat, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { Button } from '@narae/ui';
import { type ReactNode, useState } from 'react';
import { type DateChoice, DateChoices } from '../../../shared/date-choices.tsx';
import changesCss from '../order-changes.module.css';
import { OrderSheet, QuotePlace } from '../order-sheet.tsx';
import { type Sent, useAgreedChange } from '../use-change.ts';
import { MovePrice } from './move-price.tsx';
import css from './moves.module.css';

interface MoveDialogProps extends Sent {
  readonly order: MyOrder;
  readonly quote: MoveQuote;
}

/** Chooses another date of the trip for a paid order, with what that costs or gives back (ORDER-20). */
export default function MoveDialog({ order, quote, onClose, onDue }: MoveDialogProps): ReactNode {
  const t = useT('bookingChanges');
  const { chosen, choose, quoted, changed, send, busy } = useMove(order, { onClose, onDue });
  const target = quoted.data?.target ?? undefined;
  const dates = (quoted.data ?? quote).departures.map(useDates(order));
  return (
    <OrderSheet
      title={t('move')}
      busy={busy}
      onClose={onClose}
      action={
        <Button
          kind="accent"
          busy={busy}
          disabled={!target || target.stop !== null}
          onClick={() => target && void send(target)}
        >
          {target && target.difference > 0 ? t('to_pay') : t('move_do')}
        </Button>
      }
    >
      <DateChoices
        legend={t('move_which')}
        hint={t('move_hint')}
        dates={dates}
        chosen={chosen}
        onChoose={choose}
      />
      <QuotePlace
        label={t('extras_price')}
        className={changesCss.quote}
        quoted={quoted}
        changed={changed ? t('extras_changed') : undefined}
        instead={chosen === '' ? <p className={changesCss.plain}>{t('move_none')}</p> : undefined}
        failed={{ title: t('extras_fail'), children: t('extras_fail_text') }}
      >
        {(answer) => answer.target && <MovePrice order={order} quote={answer} target={answer.target} />}
      </QuotePlace>
    </OrderSheet>
  );
}

/** With what each date costs or gives back; a full one leads to its waiting list. */
function useDates(order: MyOrder): (departure: MoveDeparture) => DateChoice {
  const t = useT('bookingChanges');
  const format = useFormat();
  return ({ stop, difference, total: _total, ...date }) => {
    const amount = format.money(Math.abs(difference), order.prod_price_tp);
    const other = t(difference > 0 ? 'move_dearer' : 'move_cheaper', { amount });
    const isFull = stop?.error === 'no_inventory' || stop?.error === 'seats_not_enough';
    return {
      ...date,
      stop: stop?.message ?? '',
      price: difference === 0 ? t('move_same_price') : other,
      below: isFull && (
        <Link className={css.waiting} {...productLink({ variant: order.variant, prod_id: date.prod_id })}>
          {t('move_waiting')}
        </Link>
      ),
    };
  };
}

function useMove({ order_id }: MyOrder, { onClose, onDue }: Sent) {
  const t = useT('bookingChanges');
  const [chosen, setChosen] = useState('');
  const { agree, busy, changed, forgetChanged } = useAgreedChange(order_id, {
    done: t('moved'),
    onClose,
    onDue,
  });
  const quoted = useCall(orderMoveQuote, chosen ? { order_id, prod_id: chosen } : null, {
    staleTime: 0,
    gcTime: 0,
    select: ([quote]) => quote as MoveQuote,
  });
  const choose = (prod_id: string): void => {
    forgetChanged();
    setChosen(prod_id);
  };
  const send = ({ prod_id, difference }: MoveTarget): Promise<void> =>
    agree(
      (callOnce) => callOnce(orderMove, { order_id, prod_id, difference }),
      () => quoted.refetch(),
    );
  return { chosen, choose, quoted, changed, send, busy };
}
