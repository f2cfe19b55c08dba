import { useT } from '@narae/shell-sdk';
import { AdminParts } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';
import { adminLink } from './admin-link.ts';
import './texts.ts';
import { parts } from './views.ts';

/** /admin/community: the back office of what people say (ACCOUNT-13). Which part of it stands in the address. */
export default function AdminPage(): ReactNode {
  const t = useT('communityAdmin');
  return (
    <AdminParts area="adminCommunity" parts={parts} nameOf={(view) => t(`part_${view}`)} linkTo={adminLink} />
  );
}
