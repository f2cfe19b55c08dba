import type { grpCategoryList } from '@narae/contracts/rows';
import type { CallOutput } from '@narae/api-client';
import { wireText, type LanTp } from '@narae/i18n';
import { productPage, searchOf, type PageValues } from '@narae/contracts/href';
import { pages, type PageName } from '@narae/contracts/pages';
import { type AnchorHTMLAttributes, type ReactNode, type Ref, useCallback } from 'react';
import { useHref, useLinkClickHandler, type To, useNavigate } from 'react-router-dom';
import type { LinkRender } from '@narae/ui';

export type Category = CallOutput<typeof grpCategoryList>[number];

/** A category in the reader's language; English where a translation is missing (CATALOG-1). */
export const categoryName = (category: Category, lanTp: LanTp): string =>
  wireText(category, 'cd_group_', 'nm', lanTp);

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

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: To;
  readonly state?: unknown;
  /** Takes the place of the present entry in the history. */
  readonly replace?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link that the router follows within the page. The router's own brings what prefetches the data of framework
 * routes along, which no visitor of this site needs.
 */
export function Link({ to, state, replace, target, onClick, ...rest }: LinkProps): ReactNode {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, target, ...(replace && { replace }) });
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** A link to a page for components of the kit: `<ButtonLink link={pageLink('productDetail', { prod_id })}>`. */
export const pageLink =
  <Name extends PageName>(name: Name, values?: PageValues<Name>): LinkRender =>
  (props) => <Link {...linkTo(name, values)} {...props} />;

interface GoOptions {
  /** Takes the place of the present entry in the history. */
  readonly replace?: boolean;
}

export type Go = <Name extends PageName>(page: Name, values?: PageValues<Name>, options?: GoOptions) => void;

/** Goes to a page with what it is asked for: into the query what may stand there, all of it into the history state. */
export function useGo(): Go {
  const navigate = useNavigate();
  return useCallback(
    (page, values, options) => {
      const { to, state } = linkTo(page, values);
      void navigate(to, { state, replace: options?.replace ?? false });
    },
    [navigate],
  );
}
