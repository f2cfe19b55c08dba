import type { AdminReservation } from '@narae/contracts';
import { adminEventReservation } from '@narae/contracts/rows';
import { shownTel } from '@narae/rules';
import { ApiError, LANGUAGES, Link, useFormat, useT } from '@narae/shell-sdk';
import { AdminFold, Facts, ViewHead } from '@narae/shell-sdk/admin';
import { useCall } from '@narae/shell-sdk/query';
import { Loaded, NotFoundState, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { BookingAudit } from '../audit/booking-audit.tsx';
import { adminLink } from '../address.ts';
import css from './events.module.css';
import { PeopleCheck } from './people-check.tsx';

export function ReservationView({ event_rv_id }: { readonly event_rv_id: string }): ReactNode {
  const admin = useT('admin');
  const result = useCall(adminEventReservation, { event_rv_id }, { staleTime: 0 });
  const { error } = result;
  if (error instanceof ApiError && error.error === 'event_reserv_not_found')
    return <NotFoundState title={error.message} />;
  return (
    <section className={css.part} aria-labelledby="reservation-title">
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" count={6} />}
        failed={{ title: admin('load_fail'), compact: true }}
      >
        {(reservation) => <Reservation reservation={reservation} />}
      </Loaded>
    </section>
  );
}

function Reservation({ reservation }: { readonly reservation: AdminReservation }): ReactNode {
  const t = useT('bookingAdmin');
  const { event, event_rv_id, people } = reservation;
  return (
    <>
      <Link className={css.back} to={adminLink('events', { id: event.event_id })}>
        {event.event_title}
      </Link>
      <ViewHead id="reservation-title" title={`${people[0]?.mem_nm ?? ''} ${event_rv_id}`} />
      <Contact reservation={reservation} />
      <PeopleCheck reservation={reservation} />
      <AdminFold summary={t('rv_history')}>
        <BookingAudit of={{ kind: 'reservation', id: event_rv_id }} />
      </AdminFold>
    </>
  );
}

function Contact({ reservation }: { readonly reservation: AdminReservation }): ReactNode {
  const t = useT('bookingAdmin');
  const format = useFormat();
  const { tel, email, area, lan_tp, reserved_at, confirmed_yn, people } = reservation;
  const facts = [
    { name: t('rv_when'), value: format.date(reserved_at, 'time') },
    { name: t('rv_count'), value: people.length },
    { name: t('rv_tel'), value: shownTel(tel) },
    { name: t('rv_email'), value: email },
    { name: t('rv_area'), value: area },
    { name: t('rv_language'), value: LANGUAGES[lan_tp].ownName },
  ];
  return (
    <>
      <Facts facts={facts} />
      {confirmed_yn === 'N' && (
        <p className={css.waits} role="note">
          {t('rv_unconfirmed')}
        </p>
      )}
    </>
  );
}
