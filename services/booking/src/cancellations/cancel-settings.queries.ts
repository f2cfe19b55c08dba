import type { AuditEntry } from '@narae/service-kit';
import type { CancelSettings, cancelSettingsModel } from './cancel-settings.model.ts';

type Settings = ReturnType<typeof cancelSettingsModel>;

const settings_id = 'cancelling';

/** The settings as they are; null before anybody changed them. */
export const findSettings = (settings: Settings): Promise<CancelSettings | null> =>
  settings.findOne({ settings_id }).lean<CancelSettings>().exec();

/** Changes the settings and logs it, unless they say so already. @returns whether they changed */
export const writeSettings = async (
  settings: Settings,
  { automatic }: Pick<CancelSettings, 'automatic'>,
  entry: AuditEntry,
): Promise<boolean> => {
  await settings.updateOne(
    { settings_id },
    { $setOnInsert: { automatic: false, audit: [] } },
    { upsert: true },
  );
  const { modifiedCount } = await settings.updateOne(
    { settings_id, automatic: { $ne: automatic } },
    { $set: { automatic }, $push: { audit: entry } },
  );
  return modifiedCount === 1;
};
