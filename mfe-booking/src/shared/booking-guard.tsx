import type { OrderDetail } from '@narae/contracts';
import { pageLink, useT } from '@narae/shell-sdk';
import { Button, ButtonLink, EmptyState, ErrorState, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { namespace } from '../texts.ts';
import css from './booking-frame.module.css';
import { useBooking } from './use-bookings.ts';

interface BookingGuardProps {
  readonly cart_id: string | undefined;
  readonly children: (booking: OrderDetail) => ReactNode;
}

/** Fetches the booking a screen is about; waiting, missing and failing look the same on every step. */
export function BookingGuard({ cart_id, children }: BookingGuardProps): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const { data, isLoading, isLoadingError, refetch } = useBooking(cart_id);
  if (isLoading) {
    return (
      <div className={css.page}>
        <Skeleton shape="form" count={2} />
      </div>
    );
  }
  // News that did not come through take nothing away that is on the screen already.
  if (isLoadingError) {
    return (
      <ErrorState
        headingLevel={1}
        title={t('booking_fail')}
        action={<Button onClick={() => void refetch()}>{common('btn_retry')}</Button>}
      >
        {t('booking_fail_text')}
      </ErrorState>
    );
  }
  if (!data) {
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
  return children(data);
}
