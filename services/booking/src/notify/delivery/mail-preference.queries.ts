import { upsertNewer } from '@narae/service-kit';
import type { MailPreference, mailPreferenceModel } from './mail-preference.model.ts';

type Preferences = ReturnType<typeof mailPreferenceModel>;

export const findPreference = (preferences: Preferences, mem_id: string): Promise<MailPreference | null> =>
  preferences.findOne({ mem_id }).lean<MailPreference>().exec();

export const upsertPreference = (
  preferences: Preferences,
  { mem_id, ...wanted }: MailPreference,
): Promise<boolean> =>
  upsertNewer(() =>
    preferences
      .updateOne({ mem_id, version: { $lt: wanted.version } }, { $set: wanted }, { upsert: true })
      .exec(),
  );

/** For a rebuild: everything announced afterwards is newer. */
export const forgetPreferenceVersions = async (preferences: Preferences): Promise<void> => {
  await preferences.updateMany({}, { $set: { version: 0 } });
};

export const deletePreference = async (preferences: Preferences, mem_id: string): Promise<void> => {
  await preferences.deleteOne({ mem_id });
};
