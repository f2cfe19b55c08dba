import { upsertNewer } from '@narae/service-kit';
import type { MailPreference, mailPreferenceModel } from './mail-preference.model.ts';

type Preferences = ReturnType<typeof mailPreferenceModel>;

/** What is known of a member's mails; null where they never decided. */
export const findPreference = (preferences: Preferences, mem_id: string): Promise<MailPreference | null> =>
  preferences.findOne({ mem_id }).lean<MailPreference>().exec();

/** Stores what a member wants unless something newer is known. */
export const upsertPreference = (
  preferences: Preferences,
  { mem_id, ...wanted }: MailPreference,
): Promise<boolean> =>
  upsertNewer(() =>
    preferences
      .updateOne({ mem_id, version: { $lt: wanted.version } }, { $set: wanted }, { upsert: true })
      .exec(),
  );

/** Prepares for a rebuild: whatever is told from now on is newer. */
export const forgetPreferenceVersions = async (preferences: Preferences): Promise<void> => {
  await preferences.updateMany({}, { $set: { version: 0 } });
};

/** Forgets what a member wanted. */
export const deletePreference = async (preferences: Preferences, mem_id: string): Promise<void> => {
  await preferences.deleteOne({ mem_id });
};
