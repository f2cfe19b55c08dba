import type { OrderDetail } from '@narae/contracts';
import { pageLink, useFormat, useT, Link, linkTo } from '@narae/shell-sdk';
import { ActionBar, ButtonLink, SummaryPanel } from '@narae/ui';
import type { ReactNode } from 'react';
import { BookingFrame, BookingHead } from '../../shared/booking-frame.tsx';
import { useBookingLines } from '../../shared/booking-lines.ts';
import { namespace } from '../../texts.ts';
import css from './order-page.module.css';

/** Shown while a payment is being checked: there is nothing to pay (PAY-13). */
export function CheckedOrder({ booking }: { readonly booking: OrderDetail }): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  const format = useFormat();
  const linesOf = useBookingLines();
  const { cart_id, checking_refno: refno } = booking;
  return (
    <BookingFrame
      title={t('section_order')}
      step={2}
      aside={
        <SummaryPanel
          title={t('summary')}
          head={<BookingHead item={booking} />}
          lines={linesOf(booking).lines}
        >
          <ButtonLink kind="quiet" wide link={pageLink('home')}>
            {common('btn_home')}
          </ButtonLink>
        </SummaryPanel>
      }
      foot={
        <ActionBar
          label={common('unit_total')}
          amount={format.money(booking.total_price, booking.prod_price_tp)}
        >
          <ButtonLink kind="accent" wide link={pageLink('orderResult', { refno, cart_id })}>
            {t('see_payment')}
          </ButtonLink>
        </ActionBar>
      }
    >
      <div className={css.ended} role="status">
        <div>
          <h2 className={css.checking}>{t('result_waiting')}</h2>
          <p>{t('result_waiting_text')}</p>
          <p>{t('checking_locked')}</p>
        </div>
      </div>
      <TravellerList booking={booking} />
    </BookingFrame>
  );
}

export function TravellerList({ booking }: { readonly booking: OrderDetail }): ReactNode {
  const t = useT(namespace);
  const common = useT('common');
  return (
    <section className={css.block}>
      <div className={css.line}>
        <h2>{common('step_travellers')}</h2>
        {booking.txn_type === 'T' && (
          <Link className={css.edit} {...linkTo('reservInfo', { cart_id: booking.cart_id })}>
            {common('btn_edit')}
          </Link>
        )}
      </div>
      <ul className={css.people} role="list">
        {booking.travellers.map((traveller) => (
          <li key={`${traveller.mem_type}.${traveller.sort_order}`}>
            <span>{traveller.mem_nm}</span>
            <span className={css.soft}>
              {common(`traveller_${traveller.mem_type}`)} {traveller.sort_order}
            </span>
          </li>
        ))}
      </ul>
      <p className={css.soft}>{t('documents_count', { count: booking.files.length })}</p>
    </section>
  );
}
