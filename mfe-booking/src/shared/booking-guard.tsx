import type { OrderDetail } from '@narae/contracts';
import { pageLink, useT } from '@narae/shell-sdk';
import { ButtonLink, EmptyState, Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../texts.ts';
import css from './booking-frame.module.css';
import { useBooking } from './use-bookings.ts';

interface BookingGuardProps {
  readonly cart_id: string | undefined;
  /** Something else is still to come that changes how tall the screen is. */
  readonly waiting?: boolean;
  readonly children: (booking: OrderDetail) => ReactNode;
}

/** Waiting, missing, expired and failing look the same on every step. */
export function BookingGuard({ cart_id, waiting = false, children }: BookingGuardProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const result = useBooking(cart_id);
  const none = <NothingHere title={t('booking_none')} text={t('booking_none_text')} />;
  if (!cart_id) return none;
  const skeleton = (
    <div className={css.page}>
      <Skeleton shape="form" count={2} />
    </div>
  );
  if (waiting) return skeleton;
  return (
    <Loaded
      result={result}
      waiting={skeleton}
      failed={{ headingLevel: 1, title: t('booking_fail'), children: t('booking_fail_text') }}
    >
      {(booking) => {
        if (!booking) return none;
        // The row is deleted in the cart (CART-12).
        if (booking.txn_type === 'X')
          return <NothingHere title={common('state_expired')} text={t('row_expired')} />;
        return children(booking);
      }}
    </Loaded>
  );
}

function NothingHere({ title, text }: { readonly title: string; readonly text: string }): ReactNode {
  const common = useT('common');
  return (
    <EmptyState
      headingLevel={1}
      title={title}
      action={<ButtonLink link={pageLink('mycart')}>{common('btn_go_to_cart')}</ButtonLink>}
    >
      {text}
    </EmptyState>
  );
}
