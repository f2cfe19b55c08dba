import './texts.ts';
import { useT, href } from '@narae/shell-sdk';
import { AdminParts } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';
import type { PageValues } from '@narae/contracts/href';
import { parts } from './views.ts';

/** /admin/community: the back office of the community (ACCOUNT-13); the part stands in the address. */
export default function AdminPage(): ReactNode {
  const t = useT('communityAdmin');
  return (
    <AdminParts area="adminCommunity" parts={parts} nameOf={(view) => t(`part_${view}`)} linkTo={adminLink} />
  );
}

/** `more` is up to the part. */
export const adminLink = (view: string, more: PageValues<'adminCommunity'> = {}): string =>
  href('adminCommunity', { view, ...more });
