import './texts.ts';
import { useT } from '@narae/shell-sdk';
import { AdminParts } from '@narae/shell-sdk/admin';
import { type ReactNode, lazy } from 'react';
import { adminLink } from './address.ts';

/** /admin/members, for owners (ACCOUNT-35). */
export default function AdminPage(): ReactNode {
  const t = useT('accountAdmin');
  return (
    <AdminParts area="adminMembers" parts={parts} nameOf={(view) => t(`part_${view}`)} linkTo={adminLink} />
  );
}

const parts = {
  members: lazy(() => import('./members/members-part.tsx')),
  visits: lazy(() => import('./visits/visits-part.tsx')),
  audit: lazy(() => import('./audit/audit-part.tsx')),
  security: lazy(() => import('./security/security-part.tsx')),
} as const;
