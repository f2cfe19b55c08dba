import { dateGiven } from '@narae/service-kit';
import type { memberModel, StoredMember } from '../../kernel/index.ts';

type Members = ReturnType<typeof memberModel>;

const rejected = { state: 'rejected', use_yn: 'Y' } as const;

/** For members rejected by releases without dates. */
export const dateRejected = async (members: Members, erase_at: Date): Promise<void> => {
  await members.updateMany({ ...rejected, erase_at: null }, { $set: { erase_at }, $inc: { version: 1 } });
};

export const findDueRejected = (members: Members, now: Date): Promise<StoredMember | null> =>
  members
    .findOne({ ...rejected, erase_at: { $lte: now } })
    .sort({ erase_at: 1 })
    .lean<StoredMember>()
    .exec();

export const nextRejectedAt = async (members: Members): Promise<Date | null> => {
  const next = await members
    .findOne({ ...rejected, erase_at: dateGiven }, { erase_at: 1 })
    .sort({ erase_at: 1 })
    .lean<Pick<StoredMember, 'erase_at'>>()
    .exec();
  return next?.erase_at ?? null;
};
