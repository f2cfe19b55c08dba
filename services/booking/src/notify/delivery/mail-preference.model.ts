import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** Copy of a member's stopped mails, announced by account (MAIL-4). */
export interface MailPreference {
  mem_id: string;
  /** Groups; unknown ones are ignored. */
  stopped: string[];
  /** Of the member; older versions are dropped. */
  version: number;
}

const mailPreferenceSchema = new Schema<MailPreference>(
  {
    mem_id: { type: String, required: true, unique: true },
    stopped: { type: [String], required: true },
    version: { type: Number, required: true },
  },
  { ...plainSchema, collection: 'mail_preferences' },
);

export const mailPreferenceModel = (store: Connection): Model<MailPreference> =>
  (store.models['MailPreference'] as Model<MailPreference> | undefined) ??
  store.model<MailPreference>('MailPreference', mailPreferenceSchema);
