import type { TypedCustomWish } from '@narae/contracts';
import { sealText, unsealText } from '@narae/service-kit';
import type { CustomTravelContext } from '../context.ts';
import { deleteDraft, findDraft, writeDraft } from './custom-draft.queries.ts';

/**
 * Keeps what a member has typed for a custom trip so far, encrypted, in the place of what was kept before (CUSTOM-9).
 * @throws DomainError rate_limited
 */
export const keepCustomDraft = async (
  context: CustomTravelContext,
  wish: TypedCustomWish,
  mem_id: string,
): Promise<void> => {
  await context.limiter.count('custom-drafts', mem_id);
  const typed = sealText(JSON.stringify(wish), context.config.documentKey, mem_id);
  await writeDraft(context.store, { mem_id, typed, mod_date: context.now() });
};

/** What a member has typed and not sent, decrypted; null where there is nothing. */
export const readCustomDraft = async (
  { store, config }: Pick<CustomTravelContext, 'store' | 'config'>,
  mem_id: string,
): Promise<TypedCustomWish | null> => {
  const draft = await findDraft(store, mem_id);
  return draft && (JSON.parse(unsealText(draft.typed, config.documentKey, mem_id)) as TypedCustomWish);
};

/** Deletes what a member has typed: it was sent, or the member has left. A repeat finds nothing left to do. */
export const forgetCustomDraft = (
  { store }: Pick<CustomTravelContext, 'store'>,
  mem_id: string,
): Promise<void> => deleteDraft(store, mem_id);
