import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** A mailed link that sets a new password; works once and for a short while. */
export interface StoredPasswordReset {
  /** SHA-256 of the token in the link. */
  _id: string;
  mem_id: string;
  expires_at: Date;
}

const passwordResetSchema = new Schema<StoredPasswordReset>(
  {
    _id: String,
    mem_id: { type: String, required: true, index: true },
    expires_at: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
  },
  { ...plainSchema, collection: 'password_resets' },
);

/** The open links of a store. */
export const passwordResetModel = (store: Connection): Model<StoredPasswordReset> =>
  (store.models['PasswordReset'] as Model<StoredPasswordReset> | undefined) ??
  store.model<StoredPasswordReset>('PasswordReset', passwordResetSchema);
