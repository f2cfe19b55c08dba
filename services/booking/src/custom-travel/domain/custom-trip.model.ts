import {
  auditField,
  dateGiven,
  outboxField,
  plainSchema,
  type Audited,
  type OutboxEntry,
} from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import type { PlainCustomTrip } from './custom-trip.ts';

export interface CustomTrip extends PlainCustomTrip, Audited {
  outbox: OutboxEntry[];
}

const customTripSchema = new Schema<CustomTrip>(
  {
    request_id: { type: String, required: true, unique: true },
    made_by: { type: String, default: undefined },
    mem_id: { type: String, required: true },
    state: { type: String, required: true },
    slot: { type: Number, required: true },
    open: { type: Boolean, required: true },
    version: { type: Number, required: true, default: 1 },
    lan_tp: { type: String, required: true },
    confirmed: { type: Boolean, default: false },
    // Parsed by the contract; no query looks inside.
    wish: { type: Schema.Types.Mixed, required: true },
    quotes: { type: [Schema.Types.Mixed] as never, default: [] },
    steps: { type: [Schema.Types.Mixed] as never, default: [] },
    assignee: { type: String, default: '' },
    valid_until: { type: Date, default: null },
    reminded: { type: Boolean, default: false },
    accepted_no: { type: Number, default: 0 },
    booked: { type: Boolean, default: false },
    reg_date: { type: Date, required: true },
    mod_date: { type: Date, required: true },
    audit: auditField,
    outbox: outboxField,
  },
  { ...plainSchema, collection: 'custom_trips' },
);

// Places for open requests: of simultaneous requests the index lets one take a place.
customTripSchema.index({ mem_id: 1, slot: 1 }, { unique: true, partialFilterExpression: { open: true } });
customTripSchema.index({ mem_id: 1, request_id: -1 });
customTripSchema.index({ state: 1, request_id: -1 });
customTripSchema.index({ assignee: 1, request_id: -1 });
customTripSchema.index(
  { valid_until: 1 },
  { name: 'valid_until_given', partialFilterExpression: { valid_until: dateGiven } },
);
customTripSchema.index({ state: 1, mod_date: 1 });

export const customTripModel = (store: Connection): Model<CustomTrip> =>
  (store.models['CustomTrip'] as Model<CustomTrip> | undefined) ??
  store.model<CustomTrip>('CustomTrip', customTripSchema);
