import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** Booking's own copy of which mails a member has stopped, told by account (MAIL-4). */
export interface MailPreference {
  mem_id: string;
  /** Groups; one that this release does not know passes it by. */
  stopped: string[];
  /** Of the member; older versions are discarded. */
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

/** What a store knows of members' mails. */
export const mailPreferenceModel = (store: Connection): Model<MailPreference> =>
  (store.models['MailPreference'] as Model<MailPreference> | undefined) ??
  store.model<MailPreference>('MailPreference', mailPreferenceSchema);
