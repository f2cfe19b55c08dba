import type { ErrorKey, ProgressYn } from '@narae/contracts';

/** Why a product cannot go into the cart; null where it can: Y and D (CATALOG-3). */
export const progressViolation: Readonly<Record<ProgressYn, ErrorKey | null>> = {
  Y: null,
  D: null,
  W: 'product_not_registered',
  E: 'product_deadline',
};

/**
 * Whether the sale of a product is over: its editor closed it, or it has left (CATALOG-3).
 * @param today YYYY-MM-DD in Asia/Seoul
 */
export const hasClosed = (
  product: { readonly progress_yn: ProgressYn; readonly start_day: string },
  today: string,
): boolean => product.progress_yn === 'E' || product.start_day <= today;

/** Days before departure from which a product counts as closing soon. */
export const closingSoonDays = 5;

/** How a product's state is shown (CATALOG-3). */
export const displayState = (product: {
  progress_yn: ProgressYn;
  inventory_cnt: number;
}): 'in-progress' | 'closing-soon' | 'closed' | 'preparing' | 'sold-out' => {
  if (product.progress_yn === 'E') return 'closed';
  if (product.progress_yn === 'W') return 'preparing';
  if (product.inventory_cnt < 1) return 'sold-out';
  return product.progress_yn === 'D' ? 'closing-soon' : 'in-progress';
};
