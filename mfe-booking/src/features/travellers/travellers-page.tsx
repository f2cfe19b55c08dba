import type { OrderDetail } from '@narae/contracts';
import { linkTo, Navigate, pageLink, useReqParam, useT } from '@narae/shell-sdk';
import { Button, ButtonLink, SummaryPanel } from '@narae/ui';
import type { FormEvent, ReactNode } from 'react';
import { BookingFrame } from '../../shared/booking-frame.tsx';
import { BookingGuard } from '../../shared/booking-guard.tsx';
import { BookingHead } from '../../shared/booking-head.tsx';
import { useBookingLines } from '../../shared/booking-lines.ts';
import { ModifyActions } from '../../shared/modify/modify-actions.tsx';
import css from '../../shared/people/people.module.css';
import { useProblems } from '../../shared/people/use-problems.ts';
import { namespace } from '../../texts.ts';
import { TravellerCard } from './traveller-card.tsx';
import { useDocuments } from './use-documents.ts';
import { useDraft } from './use-draft.ts';
import { useReserve } from './use-reserve.ts';

/** /reservInfo: who travels, with their documents (ORDER-2). */
export default function TravellersPage(): ReactNode {
  const cart_id = useReqParam('cart_id');
  return (
    <BookingGuard cart_id={cart_id}>
      {(booking) =>
        booking.txn_type === 'N' || booking.txn_type === 'T' ? (
          <Travellers key={booking.cart_id} booking={booking} />
        ) : (
          // Once paying has begun the travellers stand; the order screen says how far it is.
          <Navigate to={linkTo('order', { cart_id: booking.cart_id }).to} replace />
        )
      }
    </BookingGuard>
  );
}

function Travellers({ booking }: { readonly booking: OrderDetail }): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const linesOf = useBookingLines();
  const form = useDraft(booking);
  const problems = useProblems();
  const documents = useDocuments(booking);
  const { save, forget, busy } = useReserve(booking, form, problems);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
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
      <form className={css.form} onSubmit={send} noValidate>
        <p className={css.note}>{t('travellers_note')}</p>
        {form.seats.map((seat) => (
          <TravellerCard
            key={`${seat.memType}.${seat.index}`}
            booking={booking}
            seat={seat}
            form={form}
            documents={documents}
            problems={problems}
          />
        ))}
        <p className={css.note}>{t('privacy_note')}</p>
        <div className={css.actions}>
          <p className={css.unkept} role="status">
            {form.unkept && t('draft_fail')}
          </p>
          <Button type="submit" kind="accent" wide busy={busy === 'save'} disabled={documents.busy}>
            {documents.busy ? t('uploading') : t('reserve')}
          </Button>
          <div className={css.small}>
            <Button kind="quiet" busy={busy === 'forget'} onClick={() => void forget()}>
              {t('forget')}
            </Button>
            <ButtonLink kind="quiet" link={pageLink('home')}>
              {common('btn_home')}
            </ButtonLink>
          </div>
        </div>
      </form>
    </BookingFrame>
  );
}
