import { isDuplicateKey } from '@narae/service-kit';
import type { Connection } from 'mongoose';
import { customDraftModel, type CustomDraft } from './custom-draft.model.ts';

export const findDraft = (store: Connection, mem_id: string): Promise<CustomDraft | null> =>
  customDraftModel(store).findOne({ mem_id }).lean<CustomDraft>();

export const writeDraft = async (store: Connection, { mem_id, ...draft }: CustomDraft): Promise<void> => {
  const write = () => customDraftModel(store).updateOne({ mem_id }, { $set: draft }, { upsert: true });
  try {
    await write();
  } catch (error) {
    // Another tab began at the same time.
    if (!isDuplicateKey(error)) throw error;
    await write();
  }
};

export const deleteDraft = async (store: Connection, mem_id: string): Promise<void> => {
  await customDraftModel(store).deleteOne({ mem_id });
};
