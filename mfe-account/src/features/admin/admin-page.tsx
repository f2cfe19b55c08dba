import { useT } from '@narae/shell-sdk';
import { AdminParts } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';
import { adminLink } from './admin-link.ts';
import './texts.ts';
import { parts } from './views.ts';

/** /admin/members: the back office of members, for owners (ACCOUNT-35). Which part of it stands in the address. */
export default function AdminPage(): ReactNode {
  const t = useT('accountAdmin');
  return (
    <AdminParts area="adminMembers" parts={parts} nameOf={(view) => t(`part_${view}`)} linkTo={adminLink} />
  );
}
