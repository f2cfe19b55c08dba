import './texts.ts';
import { useT, href } from '@narae/shell-sdk';
import { AdminParts } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';
import type { PageValues } from '@narae/contracts/href';
import { parts } from './views.ts';

/** /admin/community: the back office of what people say (ACCOUNT-13). Which part of it stands in the address. */
export default function AdminPage(): ReactNode {
  const t = useT('communityAdmin');
  return (
    <AdminParts area="adminCommunity" parts={parts} nameOf={(view) => t(`part_${view}`)} linkTo={adminLink} />
  );
}

/** Where a part of the back office of what people say is; `more` of the address is the part's own concern. */
export const adminLink = (view: string, more: PageValues<'adminCommunity'> = {}): string =>
  href('adminCommunity', { view, ...more });
