import type { AdminEvent } from '@narae/contracts';
import type { ReactNode } from 'react';
import { CloseEarly } from './close-early.tsx';
import css from './events.module.css';
import { PlacesForm } from './places-form.tsx';

/** How many places there are, and whether the event still takes reservations. */
export function EventSettings({ event }: { readonly event: AdminEvent }): ReactNode {
  return (
    <div className={css.settings}>
      <PlacesForm key={event.remaining} event={event} />
      <CloseEarly event={event} />
    </div>
  );
}
