import { isDuplicateKey } from '@narae/service-kit';
import type { QueryFilter } from 'mongoose';
import type { memberModel, StoredMember } from './member.model.ts';
import type { OwnerRelease, ownerReleasesModel, StoredOwnerReleases } from './member.model.ts';

type Members = ReturnType<typeof memberModel>;
type Releases = ReturnType<typeof ownerReleasesModel>;

const activeOwner: QueryFilter<StoredMember> = {
  admin_yn: 'Y',
  // Absent in old records: an owner, and active.
  admin_role: { $in: ['owner', null] },
  state: { $in: ['active', null] },
  use_yn: 'Y',
};

/** Whether another owner may sign in (ACCOUNT-13). */
export const hasOwnerBeside = async (members: Members, mem_id: string): Promise<boolean> =>
  (await members.exists({ mem_id: { $ne: mem_id }, ...activeOwner })) !== null;

export const findActiveOwners = (members: Members): Promise<Pick<StoredMember, 'mem_id' | 'version'>[]> =>
  members
    .find(activeOwner, { _id: 0, mem_id: 1, version: 1 })
    .lean<Pick<StoredMember, 'mem_id' | 'version'>[]>()
    .exec();

export const findReleases = async (owners: Releases): Promise<StoredOwnerReleases> =>
  (await owners.findById('owners').lean<StoredOwnerReleases>().exec()) ?? {
    _id: 'owners',
    releases: [],
    version: 0,
  };

/** @returns false where the releases changed since they were read */
export const replaceReleases = async (
  owners: Releases,
  { _id, version }: StoredOwnerReleases,
  releases: readonly OwnerRelease[],
): Promise<boolean> => {
  const next = { releases: [...releases], version: version + 1 };
  if (version > 0) return (await owners.updateOne({ _id, version }, { $set: next })).modifiedCount > 0;
  try {
    await owners.create({ _id, ...next });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
};

/** A new version of the member's record, for which it was not given, voids it. */
export const voidRelease = async (members: Members, { mem_id, version }: OwnerRelease): Promise<void> => {
  await members.updateOne({ mem_id, version }, { $inc: { version: 1 } });
};
