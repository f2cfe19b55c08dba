import { productPage, searchOf, type PageValues } from '@narae/contracts/href';
import { pages, type PageName } from '@narae/contracts/pages';

/** What `<Link>` and the router need to reach a page. */
export interface LinkTarget {
  readonly to: { readonly pathname: string; readonly search: string };
  readonly state: { readonly reqParam: Readonly<Record<string, string | number | undefined>> };
}

/**
 * Where a page is, for `<Link {...linkTo('productDetail', { prod_id })}>`: what may stand in the address goes into
 * the query, everything into the history state's reqParam.
 */
export const linkTo = <Name extends PageName>(name: Name, values: PageValues<Name> = {}): LinkTarget => ({
  to: { pathname: pages[name].path, search: searchOf(name, values) },
  state: { reqParam: values },
});

/** The list page of a product category; categories not named here share the list of products. */
const listPages = {
  CG002: 'themeList',
  CG003: 'kpopInfo',
  CG004: 'enterList',
  CG005: 'eventInfo',
} as const satisfies Readonly<Record<string, PageName>>;

const hasListPage = (code: string): code is keyof typeof listPages => Object.hasOwn(listPages, code);

/** Where a product category leads, with what its list page needs. */
export const categoryLink = (prod_type: string, group_nm: string): LinkTarget =>
  linkTo(hasListPage(prod_type) ? listPages[prod_type] : 'productList', { prod_type, group_nm });

/** Where a product is shown: its own page by its variant (CATALOG-4), or the request a custom trip comes from (CUSTOM-4). */
export const productLink = ({
  variant,
  prod_id,
  prod_type,
  prod_category,
  custom_request_id,
}: {
  readonly variant: keyof typeof productPage;
  readonly prod_id: string;
  readonly prod_type?: string;
  readonly prod_category?: string;
  readonly custom_request_id?: string | undefined;
}): LinkTarget =>
  custom_request_id
    ? linkTo('customTravel', { request_id: custom_request_id })
    : linkTo(productPage[variant], { prod_id, prod_type, prod_category });
