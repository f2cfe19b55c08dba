import type { LanTp, ProductImage } from '@narae/contracts';
import type { Catalog } from '../../context.ts';
import { presentPictures, type ContentPicture } from '../../media/pictures.rules.ts';
import { addressesOf, type PictureAddress } from '../../media/picture-address.rules.ts';
import type { StoredProduct } from '../product/product.model.ts';
import { productPictures } from '../product/product.rules.ts';
import { shown } from '../../content/kinds/edited-fields.model.ts';

/** A product's pictures in their order, described in the caller's language (CATALOG-6). */
export const listProductPictures = async (
  { products }: Pick<Catalog, 'products'>,
  prodId: string,
  lanTp: LanTp,
): Promise<ProductImage[]> => {
  const product = await products
    .findOne({ prod_id: prodId, ...shown }, { pictures: 1 })
    .lean<StoredProduct>();
  return presentPictures(product?.pictures ?? [], { file_path: productPictures, id: prodId }, lanTp);
};

/** Where the pictures of all products should lie. */
export const productPictureAddresses = async ({
  products,
}: Pick<Catalog, 'products'>): Promise<PictureAddress[]> => {
  const rows = await products
    .find({}, { prod_id: 1, pictures: 1 })
    .lean<{ prod_id: string; pictures: ContentPicture[] }[]>();
  return rows.flatMap(({ prod_id, pictures }) =>
    addressesOf({ file_path: productPictures, id: prod_id }, pictures),
  );
};
