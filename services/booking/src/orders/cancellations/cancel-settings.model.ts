import { flag, optional, storedAudit, storedModel, text, type StoredOf } from '@narae/service-kit';

const cancelSettings = {
  settings_id: text<'cancelling'>({ unique: true }),
  /** The shop itself approves whole cancellations before departure (REFUND-2). */
  automatic: flag(),
  /** The shop itself cancels departures below their minimum (REFUND-4); absent in older documents. */
  minimum_automatic: optional(flag({ default: false })),
  /** Who switched that on; they count as the one who cancels. */
  minimum_by: optional(text({ default: '' })),
  audit: optional(storedAudit),
};
export type CancelSettings = StoredOf<typeof cancelSettings>;

export const cancelSettingsModel = storedModel('CancelSettings', 'cancel_settings', cancelSettings);
