import type { AdminEvent } from '@narae/contracts';
import { useSearchParams, useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { adminEventList } from '@narae/contracts/rows';
import { AdminList, chipLinks, taken, type ListColumn } from '@narae/shell-sdk/admin';
import { EventStateBadge, EventView } from './event-view.tsx';
import { ReservationView } from './reservation-view.tsx';
import { adminLink } from '../address.ts';
import css from './events.module.css';

/** The organiser's side of events (EVENT-9 to EVENT-12): all events, one of them, or one reservation, by the address. */
export default function EventsPart(): ReactNode {
  const [query] = useSearchParams();
  const event_id = query.get('id');
  const event_rv_id = query.get('rv');
  if (event_rv_id) return <ReservationView key={event_rv_id} event_rv_id={event_rv_id} />;
  if (event_id) return <EventView key={event_id} event_id={event_id} />;
  return <EventList />;
}

function EventList(): ReactNode {
  const t = useT('bookingAdmin');
  return (
    <AdminList
      call={adminEventList}
      title={t('part_events')}
      filters={{
        over: taken(
          chipLinks({
            name: 'state',
            label: t('part_events'),
            options: ['upcoming', 'over'],
            standard: 'upcoming',
            text: (state) => t(state === 'over' ? 'events_past' : 'events_upcoming'),
          }),
          (state) => state === 'over',
        ),
      }}
      rowsOf={({ events }) => events}
      none={t('events_none')}
      noneFound={t('events_none_past')}
      rowKey={({ event_id }) => event_id}
      named
      columns={useEventColumns()}
    />
  );
}

function useEventColumns(): readonly ListColumn<AdminEvent>[] {
  const t = useT('bookingAdmin');
  const format = useFormat();
  return [
    {
      key: 'event',
      header: t('ev_event'),
      value: ({ event_title }) => event_title,
      link: ({ event_id }) => adminLink('events', { id: event_id }),
    },
    {
      key: 'day',
      header: t('ev_day'),
      value: ({ event_day }) => event_day,
      cell: ({ event_day }) => format.date(event_day),
    },
    { key: 'state', header: t('ev_state'), cell: (event) => <EventStateBadge event={event} /> },
    {
      key: 'taken',
      header: t('ev_taken'),
      numeric: true,
      value: ({ taken: places }) => places,
      cell: ({ taken: places, total }) => t('ev_taken_of', { taken: places, total }),
    },
    {
      key: 'left',
      header: t('ev_left'),
      numeric: true,
      value: ({ remaining }) => remaining,
      cell: ({ remaining }) => <Left remaining={remaining} />,
    },
    {
      key: 'check',
      header: t('ev_to_check'),
      numeric: true,
      value: ({ papers_to_check }) => papers_to_check,
      cell: ({ papers_to_check }) =>
        papers_to_check > 0 && <strong className={css.waits}>{papers_to_check}</strong>,
    },
  ];
}

function Left({ remaining }: { readonly remaining: number }): ReactNode {
  return remaining < 0 ? <strong className={css.waits}>{remaining}</strong> : remaining;
}
