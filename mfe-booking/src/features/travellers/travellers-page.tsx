import type { OrderDetail } from '@narae/contracts';
import { companions } from '@narae/contracts/rows';
import { seatsOf } from '@narae/rules';
import { linkTo, Navigate, useReqParam, useT } from '@narae/shell-sdk';
import { useCall } from '@narae/shell-sdk/query';
import { SummaryPanel } from '@narae/ui';
import type { ReactNode } from 'react';
import { BookingFrame, BookingHead } from '../../shared/booking-frame.tsx';
import { BookingGuard } from '../../shared/booking-guard.tsx';
import { useBookingLines } from '../../shared/booking-lines.ts';
import { ModifyActions } from '../../shared/modify/modify-actions.tsx';
import { FormActions } from '../../shared/people/form-actions.tsx';
import css from '../../shared/people/people.module.css';
import { namespace } from '../../texts.ts';
import { PaidTravellers } from './paid-travellers.tsx';
import { TravellerCard } from './traveller-card.tsx';
import { useDocuments } from './traveller-documents.tsx';
import { useForgetTravellers, useReserve } from './use-reserve.ts';

/** /reservInfo (ORDER-2); of a paid order it shows what may be completed (ORDER-14). */
export default function TravellersPage(): ReactNode {
  const cart_id = useReqParam('cart_id');
  // Each card offers them above its fields.
  const saved = useCall(companions, {});
  return (
    <BookingGuard cart_id={cart_id} waiting={saved.isLoading}>
      {(booking) =>
        booking.txn_type === 'N' || booking.txn_type === 'T' ? (
          <Travellers key={booking.cart_id} booking={booking} />
        ) : booking.txn_type === 'P' ? (
          <PaidTravellers key={booking.cart_id} booking={booking} />
        ) : (
          // After paying has begun the travellers cannot change.
          <Navigate to={linkTo('order', { cart_id: booking.cart_id }).to} replace />
        )
      }
    </BookingGuard>
  );
}

function Travellers({ booking }: { readonly booking: OrderDetail }): ReactNode {
  const t = useT(namespace);
  const linesOf = useBookingLines();
  const form = useReserve(booking);
  const documents = useDocuments(booking);
  const { forget, forgetting } = useForgetTravellers(booking, form);
  return (
    <BookingFrame
      title={t('section_travellers')}
      step={1}
      cart_id={booking.cart_id}
      aside={
        <SummaryPanel title={t('summary')} head={<BookingHead item={booking} />} {...linesOf(booking)}>
          <ModifyActions item={booking} />
        </SummaryPanel>
      }
    >
      <form className={css.form} {...form.props}>
        <p className={css.note}>{t('travellers_note')}</p>
        {seatsOf(booking).map((seat) => (
          <TravellerCard
            key={`${seat.memType}.${seat.index}`}
            booking={booking}
            seat={seat}
            form={form}
            documents={documents}
          />
        ))}
        <p className={css.note}>{t('privacy_note')}</p>
        <FormActions
          form={form}
          saveLabel={t('reserve')}
          uploading={documents.busy}
          forgetLabel={t('forget')}
          forgetting={forgetting}
          onForget={forget}
        />
      </form>
    </BookingFrame>
  );
}
