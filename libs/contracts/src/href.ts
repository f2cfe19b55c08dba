import { pages, type Page, type PageName } from './pages.ts';

type Pages = typeof pages;
type StateOf<Name extends PageName> = Pages[Name] extends { state: readonly (infer Field extends string)[] }
  ? Field
  : never;

/** What a page is asked for: the fields its entry names, and the language. Empty values are left out. */
export type PageValues<Name extends PageName> = {
  readonly [Field in Pages[Name]['query'][number] | StateOf<Name> | 'lan_tp']?: string | number | undefined;
};

/** The query of a page's address: the fields that may stand in it, in the order given; empty without any. */
export function searchOf<Name extends PageName>(name: Name, values: PageValues<Name>): string {
  const { query }: Page = pages[name];
  const search = new URLSearchParams();
  for (const [field, value] of Object.entries<string | number | undefined>(values)) {
    if (value === undefined || value === '') continue;
    if (field === 'lan_tp' || query.includes(field)) search.set(field, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

/** The address of a page on this site: `href('productDetail', { prod_id })` is `/productDetail?prod_id=…`. */
export const href = <Name extends PageName>(name: Name, values: PageValues<Name> = {}): string =>
  `${pages[name].path}${searchOf(name, values)}`;

const byPath: ReadonlyMap<string, PageName> = new Map(
  (Object.entries(pages) as [PageName, Page][]).flatMap(([name, { path, alias }]) =>
    [path, alias].flatMap((address) => (address === undefined ? [] : [[address, name] as const])),
  ),
);

/** The page at a path, by its own address or its second one; undefined where there is none. */
export const pageAt = (path: string): PageName | undefined => byPath.get(path);

export const productPage = { trip: 'productDetail', enter: 'enterProgram' } as const satisfies Record<
  'trip' | 'enter',
  PageName
>;

/** What a trip's identifier looks like (CATALOG-17). */
export const tripIdPattern = /^TR\d{8}$/;

/** The text of a value from an address or the history; '', null, 'null' and 'undefined' name nothing (SHELL-5). */
export function namedValue(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value).trim();
  return text === '' || text === 'null' || text === 'undefined' ? undefined : text;
}
