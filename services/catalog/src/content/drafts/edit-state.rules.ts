import type { EditState } from '@narae/contracts';

/**
 * How an item stands: taken back is taken back, whatever is written of it since, because shoppers do not see it and
 * publishing shows it again (CATALOG-14).
 * @param stored what was published last, also where shoppers do not see it any more
 * @param draft what is being prepared
 */
export const stateOf = (stored: { readonly withdrawn: boolean } | null, draft: object | null): EditState => {
  if (!stored) return 'draft';
  if (stored.withdrawn) return 'withdrawn';
  return draft ? 'changed' : 'published';
};
