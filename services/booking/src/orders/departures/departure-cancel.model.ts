import { auditField, plainSchema, type Audited } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** An organiser's cancellation; its progress is read from the orders (REFUND-4). */
export interface DepartureCancel extends Audited {
  prod_id: string;
  reason: string;
  asked_by: string;
  asked_at: Date;
  /** When no booking was left; null until then. */
  done_at: Date | null;
}

const departureCancelSchema = new Schema<DepartureCancel>(
  {
    prod_id: { type: String, required: true, unique: true },
    reason: { type: String, required: true },
    asked_by: { type: String, required: true },
    asked_at: { type: Date, required: true },
    done_at: { type: Date, default: null },
    audit: auditField,
  },
  { ...plainSchema, collection: 'departure_cancels' },
);

departureCancelSchema.index({ asked_at: 1 });
departureCancelSchema.index({ done_at: 1 });

export const departureCancelModel = (store: Connection): Model<DepartureCancel> =>
  (store.models['DepartureCancel'] as Model<DepartureCancel> | undefined) ??
  store.model<DepartureCancel>('DepartureCancel', departureCancelSchema);
