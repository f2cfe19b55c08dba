import { CURRENCIES, type Currency } from '@narae/contracts/languages';
import { isUnpayable, roomsOfPair } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import type { ProductsContext } from '../context.ts';
import { shown } from '../../content/index.ts';
import { pricedRooms, type ProductContent } from '../product/product.rules.ts';
import type { RoomsBrought } from '../shop/products.queries.ts';

type Priced = Pick<
  ProductContent,
  'prod_type' | 'prod_category' | 'origin_price' | 'discounts' | 'package_cnt' | 'hotels'
>;

/** Without a rate nothing is sold in the currency. */
const ratesOf = async ({ rateBook }: Pick<ProductsContext, 'rateBook'>): Promise<[Currency, number][]> => {
  const rates = await Promise.all(
    CURRENCIES.map(async (currency): Promise<[Currency, number] | null> => {
      try {
        return [currency, await rateBook.current(currency)];
      } catch (error) {
        if (error instanceof DomainError && error.key === 'exchange_rate_missing') return null;
        throw error;
      }
    }),
  );
  return rates.filter((rate) => rate !== null);
};

/** The currencies in which even the pair's cheapest rooms (CART-6) exceed the cap (MONEY-8). */
export const findUnpayable = async (
  catalog: Pick<ProductsContext, 'products' | 'rateBook'>,
): Promise<(product: Priced, prod_id: string) => Currency[]> => {
  const [rates, rows] = await Promise.all([
    ratesOf(catalog),
    catalog.products
      .find(
        { 'hotels.0': { $exists: true }, ...shown },
        { prod_id: 1, prod_type: 1, prod_category: 1, hotels: 1 },
      )
      .lean<RoomsBrought[]>(),
  ]);
  return (product, prod_id) => {
    const beside = rows.filter((row) => row.prod_id !== prod_id);
    const rooms = pricedRooms(roomsOfPair(product, [...beside, { ...product, prod_id }]));
    return rates.flatMap(([currency, dealBasR]) =>
      isUnpayable({ ...product, rooms }, dealBasR, currency) ? [currency] : [],
    );
  };
};
