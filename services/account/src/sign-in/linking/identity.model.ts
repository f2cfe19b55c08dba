import type { SignInProvider } from '@narae/contracts/activity-kinds';
import { moment, storedModel, text, type StoredOf } from '@narae/service-kit';

/** A provider's account of a member (ACCOUNT-10). */
const identity = {
  provider: text<SignInProvider>(),
  subject: text(),
  mem_id: text({ index: true }),
  /** The member's name there. */
  label: text({ default: '' }),
  joined_at: moment(),
};
export type StoredIdentity = StoredOf<typeof identity>;

export const identityModel = storedModel('Identity', 'social_identities', identity, [
  { provider: 1, subject: 1 },
  { unique: true },
]);

type Identities = ReturnType<typeof identityModel>;

export const findIdentity = (
  identities: Identities,
  { provider, subject }: Pick<StoredIdentity, 'provider' | 'subject'>,
): Promise<StoredIdentity | null> => identities.findOne({ provider, subject }).lean<StoredIdentity>().exec();

export const identitiesOf = (identities: Identities, mem_id: string): Promise<StoredIdentity[]> =>
  identities.find({ mem_id }).sort({ joined_at: 1 }).lean<StoredIdentity[]>().exec();

/** The first claim wins. @returns whose it is now */
export const claimIdentity = async (
  identities: Identities,
  identity: StoredIdentity,
): Promise<StoredIdentity> => {
  const { provider, subject, ...facts } = identity;
  const stored = await identities
    .findOneAndUpdate(
      { provider, subject },
      { $setOnInsert: facts },
      { upsert: true, returnDocument: 'after' },
    )
    .lean<StoredIdentity>()
    .exec();
  return stored ?? identity;
};

/** One that was joined after that time stays. */
export const deleteIdentity = async (
  identities: Identities,
  { mem_id, provider, at }: { readonly mem_id: string; readonly provider: SignInProvider; readonly at: Date },
): Promise<void> => {
  await identities.deleteMany({ mem_id, provider, joined_at: { $lte: at } });
};

/** Called when a member has left (ACCOUNT-11). */
export const deleteIdentitiesOf = async (identities: Identities, mem_id: string): Promise<void> => {
  await identities.deleteMany({ mem_id });
};

export const giveIdentities = async (
  identities: Identities,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> => {
  await identities.updateMany({ mem_id: from }, { $set: { mem_id: into } });
};
