import type { Product } from '@narae/contracts';
import { productPage } from '@narae/contracts/href';
import { currencyOf } from '@narae/contracts/languages';
import { pages } from '@narae/contracts/pages';
import { oneLine } from './one-line.ts';
import type { PageHead } from './page-head.ts';
import { siteDescription } from './page-texts.ts';
import { pictureOf } from './pictures.ts';
import { absolute, type PageAddress } from './site-address.ts';
import { productData } from './structured-data.ts';
import { isId, type Visit } from './visit.ts';

/** The page that shows a product, by its variant. */
export const productAddress = ({ variant, prod_id }: Pick<Product, 'variant' | 'prod_id'>): PageAddress => ({
  path: pages[productPage[variant]].path,
  query: { prod_id },
});

/** Describes the page of one product. */
export const describeProduct = async ({ path, query, lanTp, origin, facts }: Visit): Promise<PageHead> => {
  const prod_id = query.get('prod_id') ?? '';
  if (!isId(prod_id)) return { missing: true };
  const told = await facts.ask('pageFacts', { currency: currencyOf(lanTp), lan_tp: lanTp, prod_id });
  if (!told) return { page: { path, query: { prod_id } }, description: siteDescription[lanTp] };
  const [product] = told.products;
  if (!product) return { missing: true };
  // Packages are read on their own page and found under the product that leads them.
  const page = productAddress({ ...product, prod_id: product.package_type || product.prod_id });
  const picture = pictureOf(origin, product);
  const url = absolute(origin, productAddress(product), lanTp);
  return {
    title: product.prod_title,
    description: oneLine(
      [product.prod_desc, product.tr_place, product.ymd_format].filter(Boolean).join(' · '),
    ),
    picture,
    type: 'product',
    page,
    data: productData(product, { url, picture }),
  };
};
