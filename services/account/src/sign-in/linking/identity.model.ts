import type { SignInProvider } from '@narae/contracts';
import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** A provider's account with which a member signs in (ACCOUNT-10). */
export interface StoredIdentity {
  provider: SignInProvider;
  /** Who it is to the provider. */
  subject: string;
  mem_id: string;
  /** What the member goes by there, so that they know which one it is. */
  label: string;
  joined_at: Date;
}

const identitySchema = new Schema<StoredIdentity>(
  {
    provider: { type: String, required: true },
    subject: { type: String, required: true },
    mem_id: { type: String, required: true, index: true },
    label: { type: String, default: '' },
    joined_at: { type: Date, required: true },
  },
  { ...plainSchema, collection: 'social_identities' },
);
identitySchema.index({ provider: 1, subject: 1 }, { unique: true });

/** The providers' accounts of a store's members. */
export const identityModel = (store: Connection): Model<StoredIdentity> =>
  (store.models['Identity'] as Model<StoredIdentity> | undefined) ??
  store.model<StoredIdentity>('Identity', identitySchema);
