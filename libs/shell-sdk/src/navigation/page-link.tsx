import type { PageValues } from '@narae/contracts/href';
import type { PageName } from '@narae/contracts/pages';
import type { LinkRender } from '@narae/ui';
import { Link } from './link.tsx';
import { linkTo } from './link-to.ts';

/** A link to a page for components of the kit: `<ButtonLink link={pageLink('productDetail', { prod_id })}>`. */
export const pageLink =
  <Name extends PageName>(name: Name, values?: PageValues<Name>): LinkRender =>
  (props) => <Link {...linkTo(name, values)} {...props} />;
