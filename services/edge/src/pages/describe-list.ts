import { GroupCode, type PageFacts } from '@narae/contracts';
import { currencyOf } from '@narae/contracts/languages';
import { productAddress } from './describe-product.ts';
import { oneLine } from './one-line.ts';
import type { PageHead } from './page-head.ts';
import { listTitles, siteDescription, type ListTitle } from './page-texts.ts';
import { pictureOf, sharePicture } from './pictures.ts';
import { absolute } from './site-address.ts';
import { listData } from './structured-data.ts';
import type { Visit } from './visit.ts';

const QUOTED_TITLES = 4;

const listFacts = (told: PageFacts | null, title: string, { lanTp, origin }: Visit) => {
  const products = told?.products ?? [];
  const titles = products.slice(0, QUOTED_TITLES).map((product) => product.prod_title);
  const items = products.map((product) => ({
    title: product.prod_title,
    url: absolute(origin, productAddress(product), lanTp),
  }));
  return {
    description: titles.length > 0 ? oneLine(`${title}: ${titles.join(' · ')}`) : siteDescription[lanTp],
    picture: (products[0] && pictureOf(origin, products[0])) ?? sharePicture(origin),
    ...(items.length > 0 && { data: listData(title, items) }),
  };
};

/** Describes a list of products: all of them, those of `fixedType`, or those of the group the address names. */
export const describeList =
  (titleKey: ListTitle, fixedType?: string) =>
  async (visit: Visit): Promise<PageHead> => {
    const { path, query, lanTp, facts } = visit;
    const asked = query.get('prod_type') ?? '';
    const own = fixedType === undefined && GroupCode.safeParse(asked).success ? asked : undefined;
    const prod_type = fixedType ?? own;
    const told = await facts.ask('pageFacts', { currency: currencyOf(lanTp), lan_tp: lanTp, prod_type });
    const title = (own && told?.category_nm) || listTitles[titleKey][lanTp];
    return {
      title,
      type: 'website',
      ...listFacts(told, title, visit),
      // What somebody searched for is nobody else's page.
      ...(!query.get('q')?.trim() && { page: { path, query: own ? { prod_type: own } : {} } }),
    };
  };
