import { isDuplicateKey } from '@narae/service-kit';
import type { Posted, postedModel } from '../posted.model.ts';

type PostedTexts = ReturnType<typeof postedModel>;

/** Notes that a member posts a text. @returns false where they have posted it before */
export const notePosted = async (posted: PostedTexts, entry: Posted): Promise<boolean> => {
  try {
    await posted.create(entry);
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
};

/** Forgets that a member posted a text. */
export const removePosted = async (
  posted: PostedTexts,
  { mem_id, digest }: Pick<Posted, 'mem_id' | 'digest'>,
): Promise<void> => {
  await posted.deleteOne({ mem_id, digest });
};

/** Forgets everything a member posted. */
export const removeAllPosted = async (posted: PostedTexts, mem_id: string): Promise<void> => {
  await posted.deleteMany({ mem_id });
};

/** Makes what one member posted lately another's; what both posted is there once. */
export const handPosted = async (
  posted: PostedTexts,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> => {
  for (const { digest, at } of await posted.find({ mem_id: from }).lean<Posted[]>().exec()) {
    await notePosted(posted, { mem_id: into, digest, at });
    await removePosted(posted, { mem_id: from, digest });
  }
};
