import { DomainError } from '@narae/service-kit';
import { roleOf } from '@narae/contracts';
import type { KernelContext } from './context.ts';
import type { StoredMember } from './member.model.ts';
import {
  findActiveOwners,
  findReleases,
  replaceReleases,
  voidRelease,
  hasOwnerBeside,
} from './owners.queries.ts';

const attempts = 10;

/**
 * Permits the next write over exactly this version of an owner's record to remove them; ask before every such write
 * (ACCOUNT-13). All removals meet in one document, so one owner always stays, whichever process stops between two
 * writes. A release is void once the record has another version; one in the way, however old, is voided by raising that
 * version.
 * @returns false where nobody else would run the shop @throws DomainError version_conflict when every attempt lost
 */
export const releaseOwner = async (
  { members, ownerReleases }: Pick<KernelContext, 'members' | 'ownerReleases'>,
  { mem_id, version }: Pick<StoredMember, 'mem_id' | 'version'>,
): Promise<boolean> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const releases = await findReleases(ownerReleases);
    // Read after the releases: an owner released later than that changes their version.
    const owners = await findActiveOwners(members);
    const valid = releases.releases.filter(
      (release) =>
        release.mem_id !== mem_id &&
        owners.some((owner) => owner.mem_id === release.mem_id && owner.version === release.version),
    );
    const stays = owners.some(
      (owner) => owner.mem_id !== mem_id && valid.every((member) => member.mem_id !== owner.mem_id),
    );
    if (stays) {
      if (await replaceReleases(ownerReleases, releases, [...valid, { mem_id, version }])) return true;
      continue;
    }
    const [inTheWay] = valid;
    if (!inTheWay) return false;
    await voidRelease(members, inTheWay);
  }
  throw new DomainError('version_conflict');
};

/** Whether only this member can run the whole shop (ACCOUNT-13). */
export const isLastOwner = async (
  { members }: Pick<KernelContext, 'members'>,
  member: Pick<StoredMember, 'mem_id' | 'admin_yn' | 'admin_role'>,
): Promise<boolean> => roleOf(member) === 'owner' && !(await hasOwnerBeside(members, member.mem_id));
