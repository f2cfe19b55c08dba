import type { LanTp } from '@narae/contracts';
import { auditField, plainSchema, type Audited } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

export type TextsOf = Partial<Record<LanTp, string>>;

/** An organiser's message to everybody who had reserved when it was written (EVENT-12). */
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

export const eventMessageModel = (store: Connection): Model<EventMessage> =>
  (store.models['EventMessage'] as Model<EventMessage> | undefined) ??
  store.model<EventMessage>('EventMessage', eventMessageSchema);
