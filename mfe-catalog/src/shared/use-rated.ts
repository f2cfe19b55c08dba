import type { Product } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { namespace } from '../texts.ts';

/** What people say of a product in a few characters; null before anybody has (COMMUNITY-28). */
export const useRated = ({
  review_cnt,
  review_tenths,
}: Pick<Product, 'review_cnt' | 'review_tenths'>): string | null => {
  const t = useT(namespace);
  const format = useFormat();
  if (!review_cnt || !review_tenths) return null;
  return t('rated', { stars: (review_tenths / 10).toFixed(1), reviews: format.number(review_cnt) });
};
