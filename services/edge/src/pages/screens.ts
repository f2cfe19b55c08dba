import { listTitles } from './page-words.ts';

type ListTitle = keyof typeof listTitles;

/** What the head of a page is made from. */
export type Screen =
  | { readonly kind: 'home' }
  | { readonly kind: 'list'; readonly title: ListTitle; readonly prod_type?: string }
  | { readonly kind: 'product' }
  | { readonly kind: 'event' }
  | { readonly kind: 'kpop' }
  /** Open to everybody, and described by the site's own words. */
  | { readonly kind: 'plain'; readonly title?: ListTitle; readonly identifier?: string };

/** Screens that may be found and quoted; all others are a visitor's own business. */
const publicScreens: ReadonlyMap<string, Screen> = new Map<string, Screen>([
  ['/', { kind: 'home' }],
  ['/productList', { kind: 'list', title: 'all' }],
  ['/themeList', { kind: 'list', title: 'theme', prod_type: 'CG002' }],
  ['/enterList', { kind: 'list', title: 'enter', prod_type: 'CG004' }],
  ['/productDetail', { kind: 'product' }],
  ['/enterProgram', { kind: 'product' }],
  ['/kpopInfo', { kind: 'plain', title: 'kpop' }],
  ['/kpopInfoDetail', { kind: 'kpop' }],
  ['/eventInfo', { kind: 'plain', title: 'event' }],
  ['/eventDetail', { kind: 'event' }],
  ['/companyInfo', { kind: 'plain' }],
  ['/policyInfo', { kind: 'plain' }],
  ['/termsInfo', { kind: 'plain' }],
  ['/communityList', { kind: 'plain' }],
  ['/communityDetail', { kind: 'plain', identifier: 'cou_id' }],
  ['/qna', { kind: 'plain' }],
]);

/** The public screen at a path. */
export const screenAt = (path: string): Screen | undefined => publicScreens.get(path);

/** Screens that are written into the document: those of the catalogue, and the shell's own texts. */
export const arrivesReadable = (path: string): boolean => {
  const screen = screenAt(path);
  return (
    screen !== undefined && !(screen.kind === 'plain' && path.startsWith('/community')) && path !== '/qna'
  );
};

/** Paths that a map of the site names beside the products. */
export const mappedPaths = [
  '/',
  '/productList',
  '/themeList',
  '/enterList',
  '/kpopInfo',
  '/eventInfo',
] as const;

/** The screen that shows a product of a variant. */
export const productPath = { trip: '/productDetail', enter: '/enterProgram' } as const;
