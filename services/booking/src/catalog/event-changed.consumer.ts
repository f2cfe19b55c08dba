import { eventChangedV1 } from '@narae/events';
import { consumeProjection } from '@narae/service-kit';
import type { CatalogContext } from './context.ts';
import { restartEvents, storeEvent } from './store-event.ts';

/** Keeps booking's copy of the catalogue's events, and how many places their ledgers have. */
export const consumeEventChanged = (context: CatalogContext): Promise<void> =>
  consumeProjection(context, {
    name: 'booking-events',
    events: [eventChangedV1],
    handle: ({ version }, event) => storeEvent(context, event, version),
    reset: () => restartEvents(context),
  });
