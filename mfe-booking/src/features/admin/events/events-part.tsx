import { useSearchParams } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { EventList } from './event-list.tsx';
import { EventView } from './event-view.tsx';
import { ReservationView } from './reservation-view.tsx';

/** The organiser's side of events (EVENT-9 to EVENT-12): all events, one of them, or one reservation, by the address. */
export default function EventsPart(): ReactNode {
  const [query] = useSearchParams();
  const event_id = query.get('id');
  const event_rv_id = query.get('rv');
  if (event_rv_id) return <ReservationView key={event_rv_id} event_rv_id={event_rv_id} />;
  if (event_id) return <EventView key={event_id} event_id={event_id} />;
  return <EventList over={query.get('state') === 'over'} />;
}
