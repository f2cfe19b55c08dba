import {
  auditField,
  dateGiven,
  outboxField,
  plainSchema,
  type Audited,
  type OutboxEntry,
} from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import type { PlainReservation } from './event-reservation.ts';
import { papersCheckField, storedPictureFields } from '../../kernel/index.ts';

export interface Reservation extends PlainReservation, Audited {
  outbox: OutboxEntry[];
}

const plain = { _id: false } as const;

const reservationSchema = new Schema<Reservation>(
  {
    event_rv_id: { type: String, required: true, unique: true },
    event_id: { type: String, required: true },
    mem_id: { type: String, required: true },
    state: { type: String, required: true },
    open: { type: Boolean, required: true },
    version: { type: Number, required: true, default: 1 },
    lan_tp: { type: String, required: true },
    people: [
      new Schema(
        { event_rv_mem_id: String, mem_nm: String, check: papersCheckField, reg_date: Date, mod_date: Date },
        plain,
      ),
    ],
    tel: { type: String, default: '' },
    email: { type: String, default: '' },
    area: { type: String, default: '' },
    confirmed: { type: Boolean, default: false },
    files: [
      new Schema(
        { ...storedPictureFields, event_mem_file_id: String, sort_order: Number, file_type: String },
        plain,
      ),
    ],
    draft: { type: String, default: null },
    unreserved_since: { type: Date, default: null },
    farewell: { type: String, default: '' },
    reminded: { type: Boolean, default: false },
    messages: { type: [new Schema({ message_id: String, outcome: String }, plain)], default: [] },
    reserved_at: { type: Date, default: null },
    reg_date: { type: Date, required: true },
    mod_date: { type: Date, required: true },
    outbox: outboxField,
    audit: auditField,
  },
  { ...plainSchema, collection: 'event_reservations' },
);

reservationSchema.index(
  { event_id: 1, mem_id: 1 },
  { unique: true, partialFilterExpression: { open: true } },
);
reservationSchema.index({ mem_id: 1, state: 1, reg_date: -1 });
reservationSchema.index({ event_id: 1, state: 1, event_rv_id: 1 });
reservationSchema.index({ 'people.event_rv_mem_id': 1 });
reservationSchema.index({ 'files.event_mem_file_id': 1 });
reservationSchema.index({ 'files.vault_id': 1 });
reservationSchema.index(
  { unreserved_since: 1 },
  { name: 'unreserved_since_given', partialFilterExpression: { unreserved_since: dateGiven } },
);

export const reservationModel = (store: Connection): Model<Reservation> =>
  (store.models['EventReservation'] as Model<Reservation> | undefined) ??
  store.model<Reservation>('EventReservation', reservationSchema);
