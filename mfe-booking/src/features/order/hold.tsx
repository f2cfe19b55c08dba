import type { OrderDetail } from '@narae/contracts';
import { seatsNeeded } from '@narae/rules';
import { useT, ApiError, call, serverTime } from '@narae/shell-sdk';
import { Button, Countdown, CountdownWaiting } from '@narae/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { orderDetail, orderHold } from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import { namespace } from '../../texts.ts';
import css from './order-page.module.css';

export function HoldNotice({
  booking,
  holding,
}: {
  readonly booking: OrderDetail;
  readonly holding: ReturnType<typeof useHold>;
}): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const { hold, take, end } = holding;
  const words = {
    label: common('seats_held', { count: seatsNeeded(booking, booking) }),
    note: t('hold_note'),
  };
  if (hold.state === 'asking') return <CountdownWaiting {...words} waiting={t('hold_asking')} />;
  if (hold.state === 'held')
    return <Countdown {...words} endsAt={hold.endsAt} now={serverTime} onEnd={end} />;
  return (
    <div className={css.ended} role="alert">
      <p>{hold.state === 'ended' ? t('hold_ended') : hold.text}</p>
      <Button kind="secondary" onClick={() => void take()}>
        {t('hold_again')}
      </Button>
    </div>
  );
}

type Hold =
  | { readonly state: 'asking' }
  | { readonly state: 'held'; readonly endsAt: number }
  | { readonly state: 'ended' }
  | { readonly state: 'rejected'; readonly text: string };

/**
 * Takes the seats when the screen opens and again when the shopper asks (SEAT-1). Taking them agrees on the
 * shown price, so they are taken too in another currency or after a day (MONEY-6). Payments call `taken` when
 * they extended the hold.
 */
export function useHold(booking: OrderDetail) {
  const errors = useT('errors');
  const heldUntil = booking.hold_expires_at ? Date.parse(booking.hold_expires_at) : 0;
  const [hold, setHold] = useState<Hold>(() =>
    booking.agreed && heldUntil > serverTime().getTime()
      ? { state: 'held', endsAt: heldUntil }
      : { state: 'asking' },
  );
  const requested = useRef<string | null>(null);
  const { invalidate } = useCallCache();
  const { cart_id, agreed, prod_price_tp } = booking;

  const take = useCallback(async (): Promise<void> => {
    setHold({ state: 'asking' });
    try {
      const { hold_expires_at } = await call(orderHold, { cart_id });
      setHold({ state: 'held', endsAt: Date.parse(hold_expires_at) });
      void invalidate(orderDetail, { cart_id });
    } catch (error) {
      setHold({
        state: 'rejected',
        text: error instanceof ApiError && error.message ? error.message : errors('network_fail'),
      });
    }
  }, [cart_id, errors, invalidate]);

  useEffect(() => {
    // Once a currency: a hold that goes later was paid, ended or given back.
    if (requested.current === prod_price_tp) return;
    const opens = requested.current === null;
    requested.current = prod_price_tp;
    if (!agreed || (opens && heldUntil <= serverTime().getTime())) void take();
  }, [heldUntil, agreed, prod_price_tp, take]);

  return {
    hold,
    take,
    end: (): void => setHold({ state: 'ended' }),
    taken: (hold_expires_at: string): void => setHold({ state: 'held', endsAt: Date.parse(hold_expires_at) }),
  };
}
