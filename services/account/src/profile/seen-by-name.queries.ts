import type { memberModel, StoredMember } from '../kernel/index.ts';

type Members = ReturnType<typeof memberModel>;

/** Their nickname is their name, and they never saved a profile: they did not choose it. */
export const findSeenByName = (
  members: Members,
  { after, nicknamesOf, limit }: { after: string; nicknamesOf: readonly string[]; limit: number },
): Promise<StoredMember[]> =>
  members
    .find({
      mem_id: { $gt: after },
      use_yn: 'Y',
      mem_nm: { $gt: '' },
      sns_type: { $nin: [...nicknamesOf] },
      profile_version: null,
      $expr: { $eq: ['$mem_nick', '$mem_nm'] },
    })
    .sort({ mem_id: 1 })
    .limit(limit)
    .lean<StoredMember[]>()
    .exec();
