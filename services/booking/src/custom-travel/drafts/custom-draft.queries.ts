import { isDuplicateKey } from '@narae/service-kit';
import type { Connection } from 'mongoose';
import { customDraftModel, type CustomDraft } from './custom-draft.model.ts';

/** What a member has typed and not sent; null where there is nothing. */
export const findDraft = (store: Connection, mem_id: string): Promise<CustomDraft | null> =>
  customDraftModel(store).findOne({ mem_id }).lean<CustomDraft>();

/** Puts what was typed in the place of what was kept before. */
export const writeDraft = async (store: Connection, { mem_id, ...draft }: CustomDraft): Promise<void> => {
  const write = () => customDraftModel(store).updateOne({ mem_id }, { $set: draft }, { upsert: true });
  try {
    await write();
  } catch (error) {
    // Two tabs began at once: the row is there now.
    if (!isDuplicateKey(error)) throw error;
    await write();
  }
};

/** Deletes what a member has typed. */
export const deleteDraft = async (store: Connection, mem_id: string): Promise<void> => {
  await customDraftModel(store).deleteOne({ mem_id });
};
