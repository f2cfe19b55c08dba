import type { AdminRole, MemberState } from '@narae/contracts';
import type { memberModel, StoredMember } from '../../kernel/index.ts';
import type { SearchedPrefix } from './member-search.rules.ts';

type Members = ReturnType<typeof memberModel>;

/** Each part has an index. */
export interface MembersPage {
  readonly search: readonly SearchedPrefix[] | null;
  readonly state: MemberState | undefined;
  readonly role: AdminRole | undefined;
  readonly provider: string | undefined;
  readonly after: string | undefined;
  readonly size: number;
}

/** Every text with this prefix sorts before it. */
const lastOf = (prefix: string): string => `${prefix}\u{10FFFF}`;

const beginning = ({ field, prefix }: SearchedPrefix): object => ({
  [field]: { $gte: prefix, $lt: lastOf(prefix) },
});

/** Absent in old records, which are active. */
const inState = (state: MemberState): object => ({
  state: state === 'active' ? { $in: ['active', null] } : state,
});

/** An administrator without a role is an owner. */
const inRole = (role: AdminRole): object => ({
  admin_yn: 'Y',
  admin_role: role === 'owner' ? { $in: ['owner', null] } : role,
});

export const findMembersPage = (
  members: Members,
  { search, state, role, provider, after, size }: MembersPage,
): Promise<StoredMember[]> =>
  members
    .find({
      use_yn: 'Y',
      ...(state && inState(state)),
      ...(role && inRole(role)),
      ...(provider !== undefined && { sns_type: provider }),
      $and: [
        search ? { $or: search.map(beginning) } : {},
        after === undefined ? {} : { mem_id: { $lt: after } },
      ],
    })
    .sort({ mem_id: -1 })
    .limit(size)
    .lean<StoredMember[]>()
    .exec();

export const countWaiting = (members: Members): Promise<number> =>
  members.countDocuments({ state: 'waiting', use_yn: 'Y' });
