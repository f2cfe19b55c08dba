import { list, number, storedModel, text, type StoredOf } from '@narae/service-kit';

const mailPreference = {
  mem_id: text({ unique: true }),
  /** Groups; unknown ones are ignored. */
  stopped: list(text(), { required: true }),
  /** Of the member; older versions are dropped. */
  version: number(),
};

/** Copy of a member's stopped mails, announced by account (MAIL-4). */
export type MailPreference = StoredOf<typeof mailPreference>;

export const mailPreferenceModel = storedModel('MailPreference', 'mail_preferences', mailPreference);
