import type { Product } from '@narae/contracts';

/** The picture of a page that has none of its own. */
export const sharePicture = (origin: string): string =>
  `${origin}/download/site/share/1/share.jpg?w=1600&f=jpg`;

type Pictured = Pick<Product, 'file_path' | 'prod_id' | 'file_type' | 'file_name'>;
/** The main picture of a product or story; undefined where it has none. */
export const pictureOf = (
  origin: string,
  { file_path, prod_id, file_type, file_name }: Pictured,
): string | undefined =>
  file_name ? `${origin}/download/${file_path}/${prod_id}/${file_type}/${file_name}?w=960&f=jpg` : undefined;
