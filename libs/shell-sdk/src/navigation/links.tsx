import type { grpCategoryList } from '@narae/contracts/rows';
import type { CallOutput } from '@narae/api-client';
import { wireText, type LanTp } from '@narae/i18n';
import { productPage, searchOf, type PageValues } from '@narae/contracts/href';
import { pages, type PageName } from '@narae/contracts/pages';
import { type AnchorHTMLAttributes, type ReactNode, type Ref, useCallback } from 'react';
import { useHref, useLinkClickHandler, type To, useNavigate } from 'react-router-dom';
import type { LinkRender } from '@narae/ui';

export type Category = CallOutput<typeof grpCategoryList>[number];

/** English where a translation is missing (CATALOG-1). */
export const categoryName = (category: Category, lanTp: LanTp): string =>
  wireText(category, 'cd_group_', 'nm', lanTp);

export interface LinkTarget {
  readonly to: { readonly pathname: string; readonly search: string };
  readonly state: { readonly reqParam: Readonly<Record<string, string | number | undefined>> };
}

/** `<Link {...linkTo('productDetail', { prod_id })}>`: public values in the query, all in the reqParam. */
export const linkTo = <Name extends PageName>(name: Name, values: PageValues<Name> = {}): LinkTarget => ({
  to: { pathname: pages[name].path, search: searchOf(name, values) },
  state: { reqParam: values },
});

/** Categories not named here share the list of products. */
const listPages = {
  CG002: 'themeList',
  CG003: 'kpopInfo',
  CG004: 'enterList',
  CG005: 'eventInfo',
} as const satisfies Readonly<Record<string, PageName>>;

const hasListPage = (code: string): code is keyof typeof listPages => Object.hasOwn(listPages, code);

export const categoryLink = (prod_type: string, group_nm: string): LinkTarget =>
  linkTo(hasListPage(prod_type) ? listPages[prod_type] : 'productList', { prod_type, group_nm });

interface LinkedProduct {
  readonly variant: keyof typeof productPage;
  readonly prod_id: string;
  readonly prod_type?: string;
  readonly prod_category?: string;
  readonly custom_request_id?: string | undefined;
}

/** A product's own page by its variant (CATALOG-4), or the request a custom trip comes from (CUSTOM-4). */
export const productLink = ({
  variant,
  prod_id,
  prod_type,
  prod_category,
  custom_request_id,
}: LinkedProduct): LinkTarget =>
  custom_request_id
    ? linkTo('customTravel', { request_id: custom_request_id })
    : linkTo(productPage[variant], { prod_id, prod_type, prod_category });

/** The page of a product's trip, which shows the departure that stands for it (CATALOG-17); without a trip the product's own. */
export const tripLink = ({
  trip_id,
  ...product
}: LinkedProduct & { readonly trip_id: string }): LinkTarget =>
  trip_id ? linkTo(productPage[product.variant], { trip_id }) : productLink(product);

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: To;
  readonly state?: unknown;
  readonly replace?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** The router's own link also prefetches for framework routes, which nobody needs here. */
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

/** For components of the kit: `<ButtonLink link={pageLink('productDetail', { prod_id })}>`. */
export const pageLink =
  <Name extends PageName>(name: Name, values?: PageValues<Name>): LinkRender =>
  (props) => <Link {...linkTo(name, values)} {...props} />;

interface GoOptions {
  readonly replace?: boolean;
}

export type Go = <Name extends PageName>(page: Name, values?: PageValues<Name>, options?: GoOptions) => void;

/** Goes to a page: public values into the query, all into the history state. */
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
