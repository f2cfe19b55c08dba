import { list, moment, number, part, storedModel, text, type StoredOf } from '@narae/service-kit';

const companion = {
  companion_id: text(),
  /** Name, day of birth and the rest, encrypted for this member and entry. */
  sealed: text(),
  version: number(),
  /** When they were last saved, or last travelled. */
  used_at: moment(),
};
export type StoredCompanion = StoredOf<typeof companion>;

const companionList = { mem_id: text({ unique: true }), version: number(), people: list(part(companion)) };

/** One document holds everybody a member saved: simultaneous sessions cannot add too many (ORDER-19). */
export type CompanionList = StoredOf<typeof companionList>;

export const companionListModel = storedModel('CompanionList', 'companions', companionList, [
  { 'people.used_at': 1 },
]);
