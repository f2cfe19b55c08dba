import { type Product, GroupCode, type PageFacts } from '@narae/contracts';
import { namedValue, productPage, tripIdPattern } from '@narae/contracts/href';
import { currencyOf } from '@narae/contracts/languages';
import { pages } from '@narae/contracts/pages';
import { isId, oneLine, pictureOf, type Visit, sharePicture } from './visit.ts';
import type { PageHead } from './page-head.ts';
import { type ListTitle, pageTexts } from './texts.ts';
import { absolute, type PageAddress } from './site-address.ts';
import { productData, listData } from './structured-data.ts';

const productAddress = ({ variant, prod_id }: Pick<Product, 'variant' | 'prod_id'>): PageAddress => ({
  path: pages[productPage[variant]].path,
  query: { prod_id },
});

/** The departure or else the trip that an address names (CATALOG-17); null where it is no identifier. */
const namedProduct = (query: URLSearchParams): { prod_id: string } | { trip_id: string } | null => {
  const prod_id = namedValue(query.get('prod_id'));
  if (prod_id !== undefined) return isId(prod_id) ? { prod_id } : null;
  const trip_id = query.get('trip_id') ?? '';
  return tripIdPattern.test(trip_id) ? { trip_id } : null;
};

/** Where a product is found: under its trip, or without one under itself, a package under its leading product (CATALOG-17). */
export const canonicalAddress = ({
  trip_id,
  package_type,
  ...product
}: Pick<Product, 'variant' | 'prod_id' | 'trip_id'> & Partial<Pick<Product, 'package_type'>>): PageAddress =>
  trip_id
    ? { path: pages[productPage[product.variant]].path, query: { trip_id } }
    : productAddress({ ...product, prod_id: package_type || product.prod_id });

export const describeProduct = async ({ path, query, lanTp, origin, facts }: Visit): Promise<PageHead> => {
  const named = namedProduct(query);
  if (!named) return { missing: true };
  const answer = await facts.ask('pageFacts', { currency: currencyOf(lanTp), lan_tp: lanTp, ...named });
  if (!answer) return { page: { path, query: named }, description: pageTexts[lanTp].siteDescription };
  const [product] = answer.products;
  if (!product) return { missing: true };
  const page = canonicalAddress(product);
  const picture = pictureOf(origin, product);
  return {
    title: product.prod_title,
    description: oneLine(
      [product.prod_desc, product.tr_place, product.ymd_format].filter(Boolean).join(' · '),
    ),
    picture,
    type: 'product',
    page,
    data: productData(product, answer.departures, {
      url: absolute(origin, page, lanTp),
      urlOf: (departure) => absolute(origin, productAddress(departure), lanTp),
      picture,
    }),
  };
};

const QUOTED_TITLES = 4;

const listFacts = (answer: PageFacts | null, title: string, { lanTp, origin }: Visit) => {
  const products = answer?.products ?? [];
  const titles = products.slice(0, QUOTED_TITLES).map((product) => product.prod_title);
  const items = products.map((product) => ({
    title: product.prod_title,
    url: absolute(origin, canonicalAddress(product), lanTp),
  }));
  return {
    description:
      titles.length > 0 ? oneLine(`${title}: ${titles.join(' · ')}`) : pageTexts[lanTp].siteDescription,
    picture: (products[0] && pictureOf(origin, products[0])) ?? sharePicture(origin),
    ...(items.length > 0 && { data: listData(title, items) }),
  };
};

/** A list of all products, of `fixedType`, or of the group in the address. */
export const describeList =
  (titleKey: ListTitle, fixedType?: string) =>
  async (visit: Visit): Promise<PageHead> => {
    const { path, query, lanTp, facts } = visit;
    const requested = query.get('prod_type') ?? '';
    const own = fixedType === undefined && GroupCode.safeParse(requested).success ? requested : undefined;
    const prod_type = fixedType ?? own;
    const answer = await facts.ask('pageFacts', { currency: currencyOf(lanTp), lan_tp: lanTp, prod_type });
    const title = (own && answer?.category_nm) || pageTexts[lanTp].listTitles[titleKey];
    return {
      title,
      type: 'website',
      ...listFacts(answer, title, visit),
      // Search results are not indexed.
      ...(!query.get('q')?.trim() && { page: { path, query: own ? { prod_type: own } : {} } }),
    };
  };
