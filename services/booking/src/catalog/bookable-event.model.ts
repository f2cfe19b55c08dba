import type { BookableEvent } from '@narae/contracts';
import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** Booking's own projection of an event people reserve, fed by event.changed. */
export interface StoredEvent extends BookableEvent {
  /** Of the catalogue's event; older versions are discarded. */
  version: number;
}

const bookableEventSchema = new Schema<StoredEvent>(
  {
    event_id: { type: String, required: true, unique: true },
    version: { type: Number, required: true },
    event_day: { type: String, required: true },
    start_day: { type: String, required: true },
    end_day: { type: String, required: true },
  },
  // The payload was parsed by its event schema; of its fields only those that are searched by are named.
  { ...plainSchema, strict: false, collection: 'bookable_events' },
);

bookableEventSchema.index({ event_day: 1, event_id: 1 });

/** The events that take reservations. */
export const bookableEventModel = (store: Connection): Model<StoredEvent> =>
  (store.models['BookableEvent'] as Model<StoredEvent> | undefined) ??
  store.model<StoredEvent>('BookableEvent', bookableEventSchema);
