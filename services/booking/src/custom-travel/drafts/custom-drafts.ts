import type { TypedCustomWish } from '@narae/contracts';
import { sealText, unsealText, type Joined } from '@narae/service-kit';
import type { CustomTravelContext } from '../context.ts';
import { deleteDraft, findDraft, writeDraft } from './custom-draft.queries.ts';

/** Replaces the encrypted draft (CUSTOM-9). @throws DomainError rate_limited */
export const storeCustomDraft = async (
  context: CustomTravelContext,
  typedRequest: TypedCustomWish,
  mem_id: string,
): Promise<void> => {
  await context.limiter.count('custom-drafts', mem_id);
  const typed = sealText(JSON.stringify(typedRequest), context.config.documentKey, mem_id);
  await writeDraft(context.store, { mem_id, typed, mod_date: context.now() });
};

export const readCustomDraft = async (
  { store, config }: Pick<CustomTravelContext, 'store' | 'config'>,
  mem_id: string,
): Promise<TypedCustomWish | null> => {
  const draft = await findDraft(store, mem_id);
  return draft && (JSON.parse(unsealText(draft.typed, config.documentKey, mem_id)) as TypedCustomWish);
};

/** After sending, or when the member left; repeatable. */
export const forgetCustomDraft = (
  { store }: Pick<CustomTravelContext, 'store'>,
  mem_id: string,
): Promise<void> => deleteDraft(store, mem_id);

/** Re-encrypts a joined account's draft for the other account; the newer of two stays (ACCOUNT-36). */
export const moveCustomDraft = async (
  { store, config }: Pick<CustomTravelContext, 'store' | 'config'>,
  { from, into }: Joined,
): Promise<void> => {
  const moved = await findDraft(store, from);
  if (!moved) return;
  const existing = await findDraft(store, into);
  if (!existing || existing.mod_date < moved.mod_date) {
    const typed = sealText(unsealText(moved.typed, config.documentKey, from), config.documentKey, into);
    await writeDraft(store, { mem_id: into, typed, mod_date: moved.mod_date });
  }
  await deleteDraft(store, from);
};
