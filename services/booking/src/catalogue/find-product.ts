import type { Currency } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import type { BookingContext } from '../context.ts';
import type { StoredProduct } from './bookable-product.model.ts';
import { findProducts, readRates, type RateTable } from './catalogue.queries.ts';

/** Booking's own copy of a product. @throws DomainError product_not_found */
export const productOf = async (context: BookingContext, prod_id: string): Promise<StoredProduct> => {
  const [product] = await findProducts(context.products, [prod_id]);
  if (!product) throw new DomainError('product_not_found', { field: 'prod_id' });
  return product;
};

/** KRW per one unit of a currency out of the rates. @throws DomainError exchange_rate_missing while none is known */
export const rateIn = (rates: RateTable, currency: Currency): number => {
  const rate = rates[currency];
  if (rate === undefined) throw new DomainError('exchange_rate_missing', { status: 503 });
  return rate;
};

/** KRW per one unit of a currency. @throws DomainError exchange_rate_missing while no rate is known */
export const rateOf = async (context: BookingContext, currency: Currency): Promise<number> =>
  rateIn(await readRates(context.rates), currency);
