import { DomainError } from '@narae/service-kit';
import type { Catalog } from '../context.ts';
import { eventChanged } from './event-changed.ts';
import type { StoredEvent } from './event.model.ts';

/**
 * Sets the places left of an event (EVENT-7); the same number again publishes nothing.
 * @throws DomainError event_not_found, invalid_value when there are more than the event has in all
 */
export const changePlaces = async (
  { events, nudge, clock }: Pick<Catalog, 'events' | 'nudge' | 'clock'>,
  event_id: string,
  places: number,
): Promise<void> => {
  for (;;) {
    const event = await events.findOne({ event_id }, { outbox: 0, contents: 0 }).lean<StoredEvent>();
    if (!event) throw new DomainError('event_not_found', { field: 'event_id' });
    if (places > event.event_total_cnt) throw new DomainError('invalid_value', { field: 'personnel_cnt' });
    if (places === event.personnel_cnt) return;
    const version = event.version + 1;
    const { modifiedCount } = await events.updateOne(
      { event_id, version: event.version },
      {
        $set: { personnel_cnt: places, version, mod_date: clock() },
        $push: { outbox: eventChanged(event, places, version) },
      },
    );
    if (modifiedCount === 1) return nudge();
  }
};
