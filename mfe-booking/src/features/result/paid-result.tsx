import { orderCalendar } from '@narae/contracts/rows';
import { call, Slot, useT, useFormat, useGo, useLocale } from '@narae/shell-sdk';
import { CalendarButton } from '@narae/shell-sdk/calendar';
import { Skeleton, SuccessState, Button, VisuallyHidden } from '@narae/ui';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { OrderDetail } from '@narae/contracts';
import { useBooking } from '../../shared/use-bookings.ts';
import { namespace } from '../../texts.ts';
import { Reference, WaysOn } from './result-ways.tsx';
import css from './order-result-page.module.css';

interface PaidResultProps {
  /** Absent unless the shopper comes from this payment. */
  readonly refno?: string;
  /** Empty if it is not the reader's. */
  readonly cart_id: string;
  readonly order_id: string;
}

export function PaidResult({ refno, cart_id, order_id }: PaidResultProps): ReactNode {
  const t = useT(namespace);
  const errors = useT('errors');
  const { data: booking, isLoading } = useBooking(cart_id || undefined);
  // A deposit's result waits for its amounts.
  if (isLoading) return <Skeleton shape="form" />;
  const owes = booking?.deposit && booking.balance_due ? booking : null;
  const calendar = cart_id && <CalendarButton ask={() => call(orderCalendar, { cart_id })} />;
  return (
    <>
      <SuccessState
        headingLevel={1}
        title={t(owes ? 'result_deposit' : 'result_paid')}
        action={<WaysOn kind="accent" order_id={order_id} more={calendar} />}
      >
        <p>{errors('order_success_msg')}</p>
        {owes && <BalanceAhead booking={owes} />}
        {refno && <Reference refno={refno} />}
      </SuccessState>
      {refno && !owes && <ReturnHome refno={refno} />}
      {cart_id && <Slot name="mfe-account/passkey-offer" props={{}} fallback={null} missing={null} />}
    </>
  );
}

/** The balance after a deposit, and its last day (MONEY-12). */
function BalanceAhead({ booking }: { readonly booking: OrderDetail }): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const { deposit, balance_due, prod_price_tp } = booking;
  if (!deposit || !balance_due) return null;
  return (
    <p>
      {t('result_deposit_text', {
        amount: format.money(balance_due, prod_price_tp),
        day: format.date(deposit.balance_by, 'day'),
      })}
    </p>
  );
}

/** The way home by itself, which can be stopped (PAY-8). */
function ReturnHome({ refno }: { readonly refno: string }): ReactNode {
  const t = useT(namespace);
  const { left, stay } = useReturnHome(refno);
  if (left === null) return null;
  return (
    <div className={css.leaving}>
      {/* The seconds are for the eye; said aloud once, not five times. */}
      <p aria-hidden="true">{t('return_home', { seconds: left })}</p>
      <VisuallyHidden>
        <span role="status">{t('return_home', { seconds: RETURN_SECONDS })}</span>
      </VisuallyHidden>
      <Button kind="secondary" onClick={stay}>
        {t('return_home_stay')}
      </Button>
    </div>
  );
}

/** Seconds until the page leads home. */
const RETURN_SECONDS = 5;

/** Payments that have led home once: a member who comes back wants to read the result. */
const returned = new Set<string>();

const mayLeave = (refno: string): boolean =>
  !returned.has(refno) && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A page that moves the focus itself is no sign of life. */
const signsOfLife = ['keydown', 'pointerdown', 'wheel'] as const;

/**
 * Counts down to home once per payment (PAY-8), except on a hidden page. Any key, press, wheel or focus ends
 * it for good; it never begins where less motion is asked for (WCAG 2.2.1).
 * @returns seconds left; null when the page stays
 */
function useReturnHome(refno: string): { readonly left: number | null; readonly stay: () => void } {
  const go = useGo();
  const { lanTp } = useLocale();
  const [left, setLeft] = useState<number | null>(() => (mayLeave(refno) ? RETURN_SECONDS : null));
  const counting = left !== null;
  const stay = (): void => setLeft(null);
  const tick = useEffectEvent(() => {
    if (left === null || document.hidden) return;
    if (left > 1) return setLeft(left - 1);
    returned.add(refno);
    go('home', { lan_tp: lanTp });
  });

  useEffect(() => {
    if (!counting) return undefined;
    const timer = setInterval(() => tick(), 1_000);
    const onFocus = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches('a, button')) stay();
    };
    for (const sign of signsOfLife) window.addEventListener(sign, stay, { passive: true });
    window.addEventListener('focusin', onFocus);
    return () => {
      clearInterval(timer);
      for (const sign of signsOfLife) window.removeEventListener(sign, stay);
      window.removeEventListener('focusin', onFocus);
    };
  }, [counting]);

  return { left, stay };
}
