import type { BookableProduct } from '@narae/contracts';
import { isLocked } from '@narae/rules';
import { DomainError } from '@narae/service-kit';

/** Whether a paid order of this product may still be changed (ORDER-14). @throws DomainError change_locked */
export const assertNotLocked = (
  product: Pick<BookableProduct, 'lock_days' | 'start_day'>,
  now: Date,
): void => {
  if (isLocked(product, now)) throw new DomainError('change_locked');
};
