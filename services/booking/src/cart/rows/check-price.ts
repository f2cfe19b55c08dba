import type { BookableProduct } from '@narae/contracts';
import type { Price } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { findRate } from '../../catalog/index.ts';
import {
  type Agreement,
  checkCap,
  type ExpectedPrices,
  priceBy,
  pricesDiffer,
  priceSelection,
  type Selection,
  type Shopper,
} from '../../kernel/index.ts';
import type { CartContext } from '../context.ts';

/**
 * Prices a selection, compares it with what the browser saw, and keeps it under the cap (MONEY-7, MONEY-8).
 * @param agreement the terms that stand for the booking; without one it is priced as of now (MONEY-6)
 * @throws DomainError price_changed, payment_cap_exceeded, exchange_rate_missing
 */
export const checkedPrice = async (
  context: CartContext,
  product: BookableProduct,
  selection: Selection,
  shopper: Pick<Shopper, 'currency' | 'lanTp'>,
  expected: ExpectedPrices = {},
  agreement: Agreement | null = null,
): Promise<Price> => {
  const { currency } = shopper;
  const price = agreement
    ? priceBy(agreement, selection)
    : priceSelection(product, selection, currency, await findRate(context, currency));
  if (pricesDiffer(expected, price)) throw new DomainError('price_changed');
  checkCap(price, shopper.lanTp);
  return price;
};
