import { GroupCode, Id, type PageFacts, type Product } from '@narae/contracts';
import { currencyOf, type LanTp } from '@narae/contracts/languages';
import type { CatalogueFacts } from './ask-catalogue.ts';
import { oneLine } from './one-line.ts';
import { listTitles, siteDescription } from './page-words.ts';
import { productPath, screenAt, type Screen } from './screens.ts';
import { absolute, type PageAddress } from './site-address.ts';
import { articleData, eventData, listData, productData, siteData } from './structured-data.ts';

/** What the head of a page says. */
export interface PageHead {
  /** Nothing where the site's name says all. */
  readonly title?: string;
  readonly description?: string;
  /** Absolute address of a picture. */
  readonly picture?: string | undefined;
  /** Kind of thing, as those who quote it call it. */
  readonly type?: 'website' | 'product' | 'article';
  /** What identifies the page; nothing where it should not be found. */
  readonly page?: PageAddress;
  readonly data?: object;
  /** There is nothing at this address. */
  readonly missing?: boolean;
}

export interface Visit {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly lanTp: LanTp;
  readonly origin: string;
  readonly facts: CatalogueFacts;
}

const QUOTED_TITLES = 4;

const isId = (value: string): boolean => Id.safeParse(value).success;

const sharePicture = (origin: string): string => `${origin}/download/site/share/1/share.jpg?w=1600&f=jpg`;
type Pictured = Pick<Product, 'file_path' | 'prod_id' | 'file_type' | 'file_name'>;
const pictureOf = (
  origin: string,
  { file_path, prod_id, file_type, file_name }: Pictured,
): string | undefined =>
  file_name ? `${origin}/download/${file_path}/${prod_id}/${file_type}/${file_name}?w=960&f=jpg` : undefined;

const productPage = ({ variant, prod_id }: Pick<Product, 'variant' | 'prod_id'>): PageAddress => ({
  path: productPath[variant],
  query: { prod_id },
});

const describeProduct = async ({ path, query, lanTp, origin, facts }: Visit): Promise<PageHead> => {
  const prod_id = query.get('prod_id') ?? '';
  if (!isId(prod_id)) return { missing: true };
  const told = await facts.ask('pageFacts', { currency: currencyOf(lanTp), lan_tp: lanTp, prod_id });
  if (!told) return { page: { path, query: { prod_id } }, description: siteDescription[lanTp] };
  const [product] = told.products;
  if (!product) return { missing: true };
  // Packages are read on their own page and found under the product that leads them.
  const page = productPage({ ...product, prod_id: product.package_type || product.prod_id });
  const picture = pictureOf(origin, product);
  const url = absolute(origin, productPage(product), lanTp);
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

const describeEvent = async ({ path, query, lanTp, origin, facts }: Visit): Promise<PageHead> => {
  const event_id = query.get('event_id') ?? '';
  if (!isId(event_id)) return { missing: true };
  const page = { path, query: { event_id } };
  const told = await facts.ask('eventInfoDtl', { event_id, lan_tp: lanTp });
  if (!told) return { page, description: siteDescription[lanTp] };
  const [event] = told;
  if (!event) return { missing: true };
  const picture = pictureOf(origin, { ...event, prod_id: event_id });
  const said = [event.event_desc, event.event_place, event.ymd_format];
  return {
    title: event.event_title,
    description: oneLine(said.filter(Boolean).join(' · ')),
    picture,
    type: 'article',
    page,
    data: eventData(event, { url: absolute(origin, page, lanTp), picture }),
  };
};

const describeKpop = async ({ path, query, lanTp, origin, facts }: Visit): Promise<PageHead> => {
  const info_seq = query.get('info_seq') ?? '';
  if (!isId(info_seq)) return { missing: true };
  const page = { path, query: { info_seq } };
  const told = await facts.ask('kpopInfoDetail', { info_seq, lan_tp: lanTp });
  if (!told) return { page, description: siteDescription[lanTp] };
  const [info] = told;
  if (!info) return { missing: true };
  const picture = pictureOf(origin, { ...info, prod_id: info_seq });
  return {
    title: info.info_title,
    description: oneLine(info.info_desc),
    picture,
    type: 'article',
    page,
    data: articleData(info, { url: absolute(origin, page, lanTp), picture }),
  };
};

const listFacts = (told: PageFacts | null, title: string, { lanTp, origin }: Visit) => {
  const products = told?.products ?? [];
  const titles = products.slice(0, QUOTED_TITLES).map((product) => product.prod_title);
  const items = products.map((product) => ({
    title: product.prod_title,
    url: absolute(origin, productPage(product), lanTp),
  }));
  return {
    description: titles.length > 0 ? oneLine(`${title}: ${titles.join(' · ')}`) : siteDescription[lanTp],
    picture: (products[0] && pictureOf(origin, products[0])) ?? sharePicture(origin),
    ...(items.length > 0 && { data: listData(title, items) }),
  };
};

const describeList = async (screen: Screen & { kind: 'list' }, visit: Visit): Promise<PageHead> => {
  const { path, query, lanTp, facts } = visit;
  const asked = query.get('prod_type') ?? '';
  const own = screen.prod_type === undefined && GroupCode.safeParse(asked).success ? asked : undefined;
  const prod_type = screen.prod_type ?? own;
  const told = await facts.ask('pageFacts', { currency: currencyOf(lanTp), lan_tp: lanTp, prod_type });
  const title = (own && told?.category_nm) || listTitles[screen.title][lanTp];
  return {
    title,
    type: 'website',
    ...listFacts(told, title, visit),
    // What somebody searched for is nobody else's page.
    ...(!query.get('q')?.trim() && { page: { path, query: own ? { prod_type: own } : {} } }),
  };
};

const describePlain = ({ identifier: name, title }: Screen & { kind: 'plain' }, visit: Visit): PageHead => {
  const value = (name && visit.query.get(name)) ?? '';
  return {
    ...(title && { title: listTitles[title][visit.lanTp] }),
    description: siteDescription[visit.lanTp],
    picture: sharePicture(visit.origin),
    type: 'website',
    page: { path: visit.path, query: name && isId(value) ? { [name]: value } : {} },
  };
};

/** What a page's head says before any script runs, by its address alone. */
export const describePage = async (visit: Visit): Promise<PageHead> => {
  const screen = screenAt(visit.path);
  if (!screen) return { description: siteDescription[visit.lanTp] };
  if (screen.kind === 'product') return describeProduct(visit);
  if (screen.kind === 'event') return describeEvent(visit);
  if (screen.kind === 'kpop') return describeKpop(visit);
  if (screen.kind === 'list') return describeList(screen, visit);
  const plain = describePlain(screen.kind === 'plain' ? screen : { kind: 'plain' }, visit);
  if (screen.kind === 'plain') return plain;
  const url = absolute(visit.origin, { path: '/', query: {} }, visit.lanTp);
  return { ...plain, data: siteData(url, siteDescription[visit.lanTp]) };
};
