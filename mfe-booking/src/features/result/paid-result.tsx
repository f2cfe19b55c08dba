import { orderCalendar } from '@narae/contracts/rows';
import { call, Slot, useT } from '@narae/shell-sdk';
import { CalendarButton } from '@narae/shell-sdk/calendar';
import { Skeleton, SuccessState } from '@narae/ui';
import type { ReactNode } from 'react';
import { useBooking } from '../../shared/use-bookings.ts';
import { namespace } from '../../texts.ts';
import { BalanceAhead } from './balance-ahead.tsx';
import { Reference, WaysOn } from './result-ways.tsx';
import { ReturnHome } from './return-home.tsx';

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
