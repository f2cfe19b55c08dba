import { useSearchParams, Link, useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import type { AdminEvent } from '@narae/contracts';
import { adminEventList } from '@narae/contracts/rows';
import { PagedRows, ViewHead } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import { Chip, ChipRow, Table } from '@narae/ui';
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
  return <EventList over={query.get('state') === 'over'} />;
}

function EventList({ over }: { readonly over: boolean }): ReactNode {
  const t = useT('bookingAdmin');
  const pages = useCallPages(
    adminEventList,
    { over },
    ({ next }) => (next === null ? undefined : { after: next }),
    { staleTime: 0 },
  );
  return (
    <section className={css.part} aria-labelledby="events-title">
      <ViewHead id="events-title" title={t('part_events')} />
      <ChipRow label={t('part_events')}>
        <Chip selected={!over} link={(props) => <Link to={adminLink('events')} {...props} />}>
          {t('events_upcoming')}
        </Chip>
        <Chip
          selected={over}
          link={(props) => <Link to={adminLink('events', { state: 'over' })} {...props} />}
        >
          {t('events_past')}
        </Chip>
      </ChipRow>
      <PagedRows
        pages={pages}
        rowsOf={({ events }) => events}
        none={t(over ? 'events_none_past' : 'events_none')}
      >
        {(events) => <EventTable events={events} />}
      </PagedRows>
    </section>
  );
}

function EventTable({ events }: { readonly events: readonly AdminEvent[] }): ReactNode {
  const t = useT('bookingAdmin');
  const format = useFormat();
  return (
    <Table
      caption={t('part_events')}
      captionHidden
      dense
      named
      rows={events}
      rowKey={({ event_id }) => event_id}
      columns={[
        {
          key: 'event',
          header: t('ev_event'),
          cell: ({ event_id, event_title }) => (
            <Link className={css.rowLink} to={adminLink('events', { id: event_id })}>
              {event_title}
            </Link>
          ),
        },
        { key: 'day', header: t('ev_day'), cell: ({ event_day }) => format.date(event_day) },
        { key: 'state', header: t('ev_state'), cell: (event) => <EventStateBadge event={event} /> },
        {
          key: 'taken',
          header: t('ev_taken'),
          numeric: true,
          cell: ({ taken, total }) => t('ev_taken_of', { taken, total }),
        },
        {
          key: 'left',
          header: t('ev_left'),
          numeric: true,
          cell: ({ remaining }) => <Left remaining={remaining} />,
        },
        {
          key: 'check',
          header: t('ev_to_check'),
          numeric: true,
          cell: ({ papers_to_check }) =>
            papers_to_check > 0 && <strong className={css.waits}>{papers_to_check}</strong>,
        },
      ]}
    />
  );
}

function Left({ remaining }: { readonly remaining: number }): ReactNode {
  return remaining < 0 ? <strong className={css.waits}>{remaining}</strong> : remaining;
}
