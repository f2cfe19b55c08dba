import { adminEventReservations } from '@narae/contracts/rows';
import { ApiError, Link, useFormat, useSearchParams, useT } from '@narae/shell-sdk';
import { ViewHead } from '@narae/shell-sdk/admin';
import { useCall } from '@narae/shell-sdk/query';
import { Loaded, NotFoundState, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { adminLink } from '../admin-link.ts';
import { Attendance } from './attendance.tsx';
import { EventFigures } from './event-figures.tsx';
import { EventSettings } from './event-settings.tsx';
import { EventStateBadge } from './event-state-badge.tsx';
import css from './events.module.css';
import { Messages } from './messages.tsx';
import { ReservationList } from './reservation-list.tsx';

/** What there is of one event, in the order of its links; `list` in the address. */
const lists = {
  reservations: ReservationList,
  attendance: Attendance,
  messages: Messages,
  settings: EventSettings,
} as const;
const names = Object.keys(lists) as readonly (keyof typeof lists)[];

/** One event: how it stands, and its reservations, attendance list, messages or settings. */
export function EventView({ event_id }: { readonly event_id: string }): ReactNode {
  const t = useT('bookingAdmin');
  const admin = useT('admin');
  const format = useFormat();
  const asked = useSearchParams()[0].get('list');
  const list = names.find((one) => one === asked) ?? 'reservations';
  const List = lists[list];
  const result = useCall(adminEventReservations, { event_id }, { staleTime: 0 });
  const { error } = result;
  if (error instanceof ApiError && error.error === 'event_not_found')
    return <NotFoundState title={error.message} />;
  return (
    <section className={css.part} aria-labelledby="event-title">
      <Link className={css.back} to={adminLink('events')}>
        {t('ev_back')}
      </Link>
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" count={6} />}
        failed={{ title: admin('load_fail'), compact: true }}
      >
        {({ event }) => (
          <>
            <ViewHead id="event-title" title={event.event_title} action={<EventStateBadge event={event} />} />
            <p className={css.note}>
              {format.date(event.event_day)} · {event.event_place}
            </p>
            <EventFigures event={event} />
            <nav aria-label={event.event_title}>
              <ul role="list" className={css.tabs}>
                {names.map((one) => (
                  <li key={one}>
                    <Link
                      className={css.tab}
                      to={adminLink('events', { id: event_id, list: one })}
                      aria-current={one === list ? 'true' : undefined}
                    >
                      {t(`ev_list_${one}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <List event={event} />
          </>
        )}
      </Loaded>
    </section>
  );
}
