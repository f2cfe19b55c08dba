import {
  auditField,
  dateGiven,
  outboxField,
  plainSchema,
  textGiven,
  type Audited,
  type OutboxEntry,
} from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import type { PlainBooking } from '../domain/booking.ts';
import {
  attemptSchema,
  cancellationSchema,
  checkInSchema,
  dueSchema,
  fileSchema,
  noteSchema,
  optionSchema,
  orderStepSchema,
  partySchema,
  refundSchema,
  roomSchema,
  travellerSchema,
} from './booking-parts.model.ts';

/** A booking as stored, with its outbox and audit entries: what must change together is one document. */
export interface Booking extends PlainBooking, Audited {
  outbox: OutboxEntry[];
}

const plain = { _id: false } as const;

const bookingSchema = new Schema<Booking>(
  {
    cart_id: { type: String, required: true, unique: true },
    made_by: { type: String, default: undefined },
    made_from: { type: String, default: undefined },
    order_id: { type: String, default: null },
    mem_id: { type: String, required: true },
    prod_id: { type: String, required: true },
    txn_type: { type: String, required: true },
    version: { type: Number, required: true, default: 1 },
    in_cart: { type: Boolean, required: true, default: true },
    open: { type: Boolean, required: true, default: true },
    lan_tp: { type: String, required: true },
    party: { type: partySchema, required: true },
    options: [optionSchema],
    rooms: [roomSchema],
    buyername: { type: String, default: '' },
    tel: { type: String, default: '' },
    tel_kind: String,
    email: { type: String, default: '' },
    area: { type: String, default: '' },
    travellers: [travellerSchema],
    draft: { type: String, default: null },
    files: [fileSchema],
    documents: {
      type: new Schema({ air_ticket: Boolean, birth_certificate: Boolean }, plain),
      required: true,
    },
    price: { type: Schema.Types.Mixed, default: null },
    agreement: { type: Schema.Types.Mixed, default: null },
    hold_expires_at: { type: Date, default: null },
    hold_started_at: { type: Date, default: null },
    hold_extended: { type: Boolean, default: false },
    payments: [attemptSchema],
    consent: { type: new Schema({ terms_version: String, agreed_at: Date }, plain), default: undefined },
    transids: { type: [String], default: undefined },
    cancellations: { type: [cancellationSchema], default: undefined },
    seats_due_at: { type: Date, default: undefined },
    dues: { type: [dueSchema], default: undefined },
    refunds: { type: [refundSchema], default: undefined },
    history: { type: [orderStepSchema], default: undefined },
    check_ins: { type: [checkInSchema], default: undefined },
    notes: { type: [noteSchema], default: undefined },
    reg_date: { type: Date, required: true },
    mod_date: { type: Date, required: true },
    audit: auditField,
    outbox: outboxField,
  },
  { ...plainSchema, collection: 'bookings' },
);

bookingSchema.index(
  { order_id: 1 },
  { name: 'order_id_given', unique: true, partialFilterExpression: { order_id: textGiven } },
);
bookingSchema.index({ mem_id: 1, prod_id: 1 }, { unique: true, partialFilterExpression: { open: true } });
bookingSchema.index({ prod_id: 1 }, { partialFilterExpression: { open: true } });
bookingSchema.index(
  { made_by: 1, mem_id: 1 },
  { name: 'made_by_given', unique: true, partialFilterExpression: { made_by: textGiven } },
);
bookingSchema.index({ mem_id: 1, in_cart: 1, reg_date: -1 });
bookingSchema.index({ 'options.opt_id': 1 });
bookingSchema.index({ 'rooms.hotel_cart_id': 1 });
bookingSchema.index({ 'travellers.rv_mem_id': 1 });
bookingSchema.index({ 'files.mem_file_id': 1 });
bookingSchema.index({ 'files.vault_id': 1 });
bookingSchema.index(
  { 'payments.refno': 1 },
  { name: 'refno_given', unique: true, partialFilterExpression: { 'payments.refno': textGiven } },
);
// Not on `payments.transid`: attempts without one count as null, and two orders may have such attempts.
bookingSchema.index(
  { transids: 1 },
  { name: 'transids_given', unique: true, partialFilterExpression: { transids: textGiven } },
);
bookingSchema.index({ hold_expires_at: 1 });
bookingSchema.index({ 'payments.check_at': 1 });
bookingSchema.index({ 'refunds.check_at': 1 });
// Sales of some days (ADMIN-1).
bookingSchema.index({ 'payments.settled_at': 1 });
bookingSchema.index({ 'refunds.settled_at': 1 });
bookingSchema.index(
  { seats_due_at: 1 },
  { name: 'seats_due_at_given', partialFilterExpression: { seats_due_at: dateGiven } },
);
bookingSchema.index({ 'cancellations.state': 1 });
bookingSchema.index({ 'refunds.state': 1 });
bookingSchema.index(
  { 'refunds.refund_id': 1 },
  { name: 'refund_id_given', unique: true, partialFilterExpression: { 'refunds.refund_id': textGiven } },
);
bookingSchema.index({ 'dues.check_at': 1 });
bookingSchema.index({ txn_type: 1, mod_date: -1 });
bookingSchema.index({ prod_id: 1, txn_type: 1 });
// The desk's list: orders by number within each of its filters (ORDER-16).
for (const by of ['txn_type', 'prod_id', 'mem_id', 'email', 'travellers.mem_nm', 'files.check.outcome'])
  bookingSchema.index(
    { [by]: 1, order_id: -1 },
    { name: `${by}_of_orders`, partialFilterExpression: { order_id: textGiven } },
  );

export const bookingModel = (store: Connection): Model<Booking> =>
  (store.models['Booking'] as Model<Booking> | undefined) ?? store.model<Booking>('Booking', bookingSchema);
