import { moment, storedModel, text, type StoredOf } from '@narae/service-kit';

/** Days until an unsent request is deleted. */
const retentionDays = 30;

const customDraft = {
  mem_id: text({ unique: true }),
  /** A `TypedCustomWish`, encrypted for this member. */
  typed: text(),
  mod_date: moment(),
};

/** Unsent input for a custom trip (CUSTOM-9). */
export type CustomDraft = StoredOf<typeof customDraft>;

export const customDraftModel = storedModel('CustomDraft', 'custom_drafts', customDraft, [
  { mod_date: 1 },
  { expireAfterSeconds: retentionDays * 86_400 },
]);
