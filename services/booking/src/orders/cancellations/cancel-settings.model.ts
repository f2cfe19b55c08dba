import { auditField, plainSchema, type Audited } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

export interface CancelSettings extends Audited {
  settings_id: 'cancelling';
  /** The shop itself approves whole cancellations before departure (REFUND-2). */
  automatic: boolean;
  /** The shop itself cancels departures below their minimum (REFUND-4); absent in older documents. */
  minimum_automatic?: boolean;
  /** Who switched that on; they count as the one who cancels. */
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

export const cancelSettingsModel = (store: Connection): Model<CancelSettings> =>
  (store.models['CancelSettings'] as Model<CancelSettings> | undefined) ??
  store.model<CancelSettings>('CancelSettings', cancelSettingsSchema);
