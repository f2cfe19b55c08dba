import type { OrderDetail } from '@narae/contracts';
import { pageLink, useT } from '@narae/shell-sdk';
import { ButtonLink, EmptyState, Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../texts.ts';
import css from './booking-frame.module.css';
import { useBooking } from './use-bookings.ts';

interface BookingGuardProps {
  readonly cart_id: string | undefined;
  readonly children: (booking: OrderDetail) => ReactNode;
}

/** Fetches the booking a screen is about; waiting, missing, expired and failing look the same on every step. */
export function BookingGuard({ cart_id, children }: BookingGuardProps): ReactNode {
  const t = useT(namespace);
  const result = useBooking(cart_id);
  if (!cart_id) return <NoBooking />;
  return (
    <Loaded
      result={result}
      waiting={
        <div className={css.page}>
          <Skeleton shape="form" count={2} />
        </div>
      }
      failed={{ headingLevel: 1, title: t('booking_fail'), children: t('booking_fail_text') }}
    >
      {(booking) => {
        if (!booking) return <NoBooking />;
        return booking.txn_type === 'X' ? <ExpiredBooking /> : children(booking);
      }}
    </Loaded>
  );
}

function NoBooking(): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  return (
    <EmptyState
      headingLevel={1}
      title={t('booking_none')}
      action={<ButtonLink link={pageLink('mycart')}>{common('btn_go_to_cart')}</ButtonLink>}
    >
      {t('booking_none_text')}
    </EmptyState>
  );
}

/** The trip has closed or left (CART-12): nothing can be done here, and its row is deleted in the cart. */
function ExpiredBooking(): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  return (
    <EmptyState
      headingLevel={1}
      title={common('state_expired')}
      action={<ButtonLink link={pageLink('mycart')}>{common('btn_go_to_cart')}</ButtonLink>}
    >
      {t('row_expired')}
    </EmptyState>
  );
}
