import { isDuplicateKey } from '@narae/service-kit';
import type { CompanionList, companionListModel } from './companion.model.ts';

type Lists = ReturnType<typeof companionListModel>;

export const findList = (lists: Lists, mem_id: string): Promise<CompanionList | null> =>
  lists.findOne({ mem_id }).lean<CompanionList>().exec();

export const beginList = async (lists: Lists, mem_id: string): Promise<CompanionList> => {
  const begin = () =>
    lists
      .findOneAndUpdate(
        { mem_id },
        { $setOnInsert: { version: 0, people: [] } },
        { upsert: true, returnDocument: 'after' },
      )
      .orFail()
      .lean<CompanionList>()
      .exec();
  try {
    return await begin();
  } catch (error) {
    // Another session began the list at the same time.
    if (!isDuplicateKey(error)) throw error;
    return begin();
  }
};

/** Replaces the list unless it changed since it was read; null then. */
export const writeOverList = (
  lists: Lists,
  { mem_id, version }: CompanionList,
  people: CompanionList['people'],
): Promise<CompanionList | null> =>
  lists
    .findOneAndUpdate(
      { mem_id, version },
      { $set: { people }, $inc: { version: 1 } },
      { returnDocument: 'after' },
    )
    .lean<CompanionList>()
    .exec();

/** Deletes people not used since `before`. @returns number of lists that had somebody */
export const deleteUnused = async (lists: Lists, before: Date): Promise<number> =>
  (
    await lists.updateMany(
      { 'people.used_at': { $lt: before } },
      { $pull: { people: { used_at: { $lt: before } } }, $inc: { version: 1 } },
    )
  ).modifiedCount;

export const deleteList = async (lists: Lists, mem_id: string): Promise<void> => {
  await lists.deleteOne({ mem_id });
};
