import type { LanTp } from '@narae/contracts';
import { formatMoney } from '@narae/i18n/format';
import { aboveCap, paymentCap, type Price } from '@narae/rules';
import { DomainError } from '@narae/service-kit';

/** @throws DomainError payment_cap_exceeded, naming the cap, when an order costs more than one may */
export const checkCap = (price: Pick<Price, 'currency' | 'total'>, lanTp: LanTp): void => {
  const { currency } = price;
  if (aboveCap(price))
    throw new DomainError('payment_cap_exceeded', {
      params: { cap: formatMoney(paymentCap[currency], currency, lanTp) },
    });
};
