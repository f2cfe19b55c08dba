import type { LanTp } from '@narae/contracts';
import { auditField, plainSchema, type Audited } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** A text for each language that has one. */
export type TextsOf = Partial<Record<LanTp, string>>;

/** A message of an event's organiser to everybody who had reserved when it was written (EVENT-12). */
export interface EventMessage extends Audited {
  message_id: string;
  event_id: string;
  by: string;
  at: Date;
  subjects: TextsOf;
  texts: TextsOf;
  /** True until every reservation has been reached. */
  sending: boolean;
}

const eventMessageSchema = new Schema<EventMessage>(
  {
    message_id: { type: String, required: true, unique: true },
    event_id: { type: String, required: true },
    by: { type: String, required: true },
    at: { type: Date, required: true },
    subjects: { type: Schema.Types.Mixed, required: true },
    texts: { type: Schema.Types.Mixed, required: true },
    sending: { type: Boolean, required: true },
    audit: auditField,
  },
  { ...plainSchema, collection: 'event_messages' },
);

eventMessageSchema.index({ event_id: 1, at: -1 });
eventMessageSchema.index({ at: 1 }, { partialFilterExpression: { sending: true } });

/** The messages to those who reserved, of a store. */
export const eventMessageModel = (store: Connection): Model<EventMessage> =>
  (store.models['EventMessage'] as Model<EventMessage> | undefined) ??
  store.model<EventMessage>('EventMessage', eventMessageSchema);
