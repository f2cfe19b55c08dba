import { sealText, unsealText, type Joined } from '@narae/service-kit';
import type { CustomTravelContext } from '../context.ts';
import { deleteDraft, findDraft, writeDraft } from './custom-draft.queries.ts';

/** Makes what a joined account has typed and not sent the other one's, encrypted for it; of two the newer stays (ACCOUNT-36). */
export const moveCustomDraft = async (
  { store, config }: Pick<CustomTravelContext, 'store' | 'config'>,
  { from, into }: Joined,
): Promise<void> => {
  const moved = await findDraft(store, from);
  if (!moved) return;
  const known = await findDraft(store, into);
  if (!known || known.mod_date < moved.mod_date) {
    const typed = sealText(unsealText(moved.typed, config.documentKey, from), config.documentKey, into);
    await writeDraft(store, { mem_id: into, typed, mod_date: moved.mod_date });
  }
  await deleteDraft(store, from);
};
