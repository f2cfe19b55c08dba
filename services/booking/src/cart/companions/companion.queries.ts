import { isDuplicateKey } from '@narae/service-kit';
import type { CompanionList, companionListModel } from './companion.model.ts';

type Lists = ReturnType<typeof companionListModel>;

/** A member's list; null for who never saved anybody. */
export const findList = (lists: Lists, mem_id: string): Promise<CompanionList | null> =>
  lists.findOne({ mem_id }).lean<CompanionList>().exec();

/** A member's list, begun when there is none. */
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
    // Two sessions began at once: the list is there now.
    if (!isDuplicateKey(error)) throw error;
    return begin();
  }
};

/** Writes over exactly the list that was decided on; null when somebody was faster. */
export const writeOver = (
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

/** Deletes whoever was not used since a moment. @returns how many lists had somebody */
export const deleteUnused = async (lists: Lists, before: Date): Promise<number> =>
  (
    await lists.updateMany(
      { 'people.used_at': { $lt: before } },
      { $pull: { people: { used_at: { $lt: before } } }, $inc: { version: 1 } },
    )
  ).modifiedCount;

/** Deletes a member's list. */
export const deleteList = async (lists: Lists, mem_id: string): Promise<void> => {
  await lists.deleteOne({ mem_id });
};
