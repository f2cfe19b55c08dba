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
  /** The payment this page was opened for: the shopper is on the way home from it. */
  readonly refno?: string;
  /** Empty where the order is not the reader's. */
  readonly cart_id: string;
  /** As `cart_id`. */
  readonly order_id: string;
}

/** The order is paid: where it can be found again, and home by itself after a while. */
export function PaidResult({ refno, cart_id, order_id }: PaidResultProps): ReactNode {
  const t = useT(namespace);
  const errors = useT('errors');
  const { data: booking, isLoading } = useBooking(cart_id || undefined);
  // What was paid is said once it is known: nobody is on the way home from a deposit.
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

/** After a deposit: what is left to pay, and until which day (MONEY-12). */
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

/** Says that the page leads home by itself, and stays when it is told to (PAY-8). */
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

/** How long a result stays before the page leads home, in seconds. */
const RETURN_SECONDS = 5;

/** Payments whose result has led home already: who comes back to it wants to read it. */
const returned = new Set<string>();

const mayLeave = (refno: string): boolean =>
  !returned.has(refno) && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What a reader does who is still here; a page that puts the focus somewhere itself is none. */
const signsOfLife = ['keydown', 'pointerdown', 'wheel'] as const;

/**
 * Counts down to home after a payment, once per payment (PAY-8). Any key, press, wheel or focus of a control ends it for good,
 * and where less motion is asked for it never begins: the time is in the reader's hand (WCAG 2.2.1). A hidden page does
 * not count.
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
