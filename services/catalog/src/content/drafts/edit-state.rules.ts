import type { EditState } from '@narae/contracts';

/**
 * The state of an item: withdrawn wins over a newer draft, because publishing that shows the item again
 * (CATALOG-14).
 * @param stored what was published last, even if withdrawn
 */
export const stateOf = (stored: { readonly withdrawn: boolean } | null, draft: object | null): EditState => {
  if (!stored) return 'draft';
  if (stored.withdrawn) return 'withdrawn';
  return draft ? 'changed' : 'published';
};
