import { TxnType, type BookableProduct, type ChangeStop } from '@narae/contracts';
import { isLocked } from '@narae/rules';
import type { PlainBooking } from '../../kernel/index.ts';

type Locking = Pick<BookableProduct, 'lock_days' | 'start_day'>;

/** Why nothing of a paid order may be changed by its owner now; null where it may (ORDER-14). */
export const changeStop = (
  { txn_type }: Pick<PlainBooking, 'txn_type'>,
  product: Locking,
  now: Date,
): ChangeStop | null => {
  if (txn_type === TxnType.CancelRequested) return 'cancel-asked';
  if (txn_type !== TxnType.Paid) return 'cancelled';
  return isLocked(product, now) ? 'locked' : null;
};
