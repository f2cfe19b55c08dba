import { linkTo, Navigate, pageLink, useReqParam, useT } from '@narae/shell-sdk';
import { ButtonLink, SuccessState } from '@narae/ui';
import { useState, type ReactNode } from 'react';
import { BookingGuard } from '../../shared/booking-guard.tsx';
import { namespace } from '../../texts.ts';
import { CheckedOrder } from './checked-order.tsx';
import { PayableOrder } from './payable-order.tsx';

/** /order and /orderConfirm (ORDER-5). */
export default function OrderPage(): ReactNode {
  const t = useT(namespace);
  const cart_id = useReqParam('cart_id');
  const [atProvider, setAtProvider] = useState(false);
  return (
    <BookingGuard cart_id={cart_id}>
      {(booking) => {
        if (booking.txn_type === 'N')
          return <Navigate to={linkTo('reservInfo', { cart_id: booking.cart_id }).to} replace />;
        // The order may be paid before the shopper comes back from the provider's window.
        if (booking.checking_refno && !atProvider) return <CheckedOrder booking={booking} />;
        if (booking.txn_type === 'T' || booking.txn_type === 'Y' || atProvider)
          return <PayableOrder key={booking.cart_id} booking={booking} onLeaving={setAtProvider} />;
        return (
          <SuccessState
            headingLevel={1}
            title={t('order_done')}
            action={<ButtonLink link={pageLink('myinfo')}>{t('to_my_info')}</ButtonLink>}
          >
            {t('order_done_text')}
          </SuccessState>
        );
      }}
    </BookingGuard>
  );
}
