import { DomainError } from '@narae/service-kit';
import type { ProductsContext } from '../context.ts';

/** The trip of a product. @throws DomainError content_not_found where the product was never published */
export const readTripId = async (
  { products }: Pick<ProductsContext, 'products'>,
  prod_id: string,
): Promise<string> => {
  const found = await products.findOne({ prod_id }, { _id: 0, trip_id: 1 }).lean<{ trip_id?: string }>();
  if (!found?.trip_id) throw new DomainError('content_not_found', { field: 'prod_id' });
  return found.trip_id;
};
