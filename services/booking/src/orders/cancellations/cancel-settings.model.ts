import { auditField, plainSchema, type Audited } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** What the operator decided about cancelling; one document. */
export interface CancelSettings extends Audited {
  settings_id: 'cancelling';
  /** Whether a whole cancellation before departure is approved by the shop itself (REFUND-2). */
  automatic: boolean;
  /** Whether a departure that misses its minimum is cancelled by the shop itself (REFUND-4); absent in documents from before. */
  minimum_automatic?: boolean;
  /** Who switched that on: their cancellation it is. */
  minimum_by?: string;
}

const cancelSettingsSchema = new Schema<CancelSettings>(
  {
    settings_id: { type: String, required: true, unique: true },
    automatic: { type: Boolean, required: true },
    minimum_automatic: { type: Boolean, default: false },
    minimum_by: { type: String, default: '' },
    audit: auditField,
  },
  { ...plainSchema, collection: 'cancel_settings' },
);

/** The settings of a store. */
export const cancelSettingsModel = (store: Connection): Model<CancelSettings> =>
  (store.models['CancelSettings'] as Model<CancelSettings> | undefined) ??
  store.model<CancelSettings>('CancelSettings', cancelSettingsSchema);
