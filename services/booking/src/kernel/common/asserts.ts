import { type Violation, isLocked, aboveCap, paymentCap, type Price } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import type { BookableProduct, LanTp } from '@narae/contracts';
import { formatMoney } from '@narae/i18n/format';

/** @throws DomainError with the rule's key, field and params */
export const assertRule = (violation: Violation | null): void => {
  if (!violation) return;
  const { error, field, params } = violation;
  throw new DomainError(error, params ? { field, params } : { field });
};

/** Whether a paid order may still be changed (ORDER-14). @throws DomainError change_locked */
export const assertNotLocked = (
  product: Pick<BookableProduct, 'lock_days' | 'start_day'>,
  now: Date,
): void => {
  if (isLocked(product, now)) throw new DomainError('change_locked');
};

/** @throws DomainError payment_cap_exceeded, naming the cap, when an order costs more than one may */
export const checkCap = (price: Pick<Price, 'currency' | 'total'>, lanTp: LanTp): void => {
  const { currency } = price;
  if (aboveCap(price))
    throw new DomainError('payment_cap_exceeded', {
      params: { cap: formatMoney(paymentCap[currency], currency, lanTp) },
    });
};
