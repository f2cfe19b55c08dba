import type { AuditEntry } from '@narae/service-kit';
import type { CancelSettings, cancelSettingsModel } from './cancel-settings.model.ts';

type Settings = ReturnType<typeof cancelSettingsModel>;

const settings_id = 'cancelling';

/** The settings as they are; null before anybody changed them. */
export const findSettings = (settings: Settings): Promise<CancelSettings | null> =>
  settings.findOne({ settings_id }).lean<CancelSettings>().exec();

/** What of the settings is switched on or off. */
export type CancelSwitch = 'automatic' | 'minimum_automatic';

/** Turns a switch and logs it, unless it stands so already. @returns whether it was turned */
export const writeSwitch = async (
  settings: Settings,
  { name, on }: { readonly name: CancelSwitch; readonly on: boolean },
  entry: AuditEntry,
): Promise<boolean> => {
  await settings.updateOne(
    { settings_id },
    { $setOnInsert: { automatic: false, minimum_automatic: false, audit: [] } },
    { upsert: true },
  );
  // A document from before a switch existed has it off.
  const { modifiedCount } = await settings.updateOne(
    { settings_id, [name]: on ? { $ne: true } : true },
    {
      $set: { [name]: on, ...(name === 'minimum_automatic' && { minimum_by: on ? entry.by : '' }) },
      $push: { audit: entry },
    },
  );
  return modifiedCount === 1;
};
