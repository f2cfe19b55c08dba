import type { ProductDetail, ProductImage } from '@narae/contracts';
import { imageList } from '@narae/contracts/rows';
import { useCall } from '@narae/shell-sdk/query';

/** Parts with pictures stand under this key: those of another trip never show here. */
export const pictureKey = ({ trip_id, prod_id }: Pick<ProductDetail, 'trip_id' | 'prod_id'>): string =>
  trip_id || prod_id;

/** A product's pictures at its trip's addresses, so that another date fetches none; those of the date before until they are known (CATALOG-6). */
export const useTripPictures = (product: Pick<ProductDetail, 'trip_id' | 'prod_id'>): ProductImage[] => {
  const { data = [] } = useCall(
    imageList,
    { prod_id: product.prod_id },
    { placeholderData: (before) => before },
  );
  return data.map((image) => ({ ...image, prod_id: pictureKey(product) }));
};
