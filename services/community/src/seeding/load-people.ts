import type { CommunityStore } from '../context.ts';
import type { CommunityContent } from './community-content.ts';

/** Adds the people of a new shop, as others see them. */
export const loadPeople = async (
  { authors }: CommunityStore,
  { people }: CommunityContent,
): Promise<void> => {
  await authors.bulkWrite(
    people.map(({ mem_id, nick }) => ({
      updateOne: { filter: { mem_id }, update: { $setOnInsert: { nick } }, upsert: true },
    })),
  );
};
