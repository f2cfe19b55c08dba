import './texts.ts';
import { lazyPart, useT } from '@narae/shell-sdk';
import { AdminParts } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';
import { adminLink } from './address.ts';

/** /admin/members, for owners (ACCOUNT-35). */
export default function AdminPage(): ReactNode {
  const t = useT('accountAdmin');
  return (
    <AdminParts area="adminMembers" parts={parts} nameOf={(view) => t(`part_${view}`)} linkTo={adminLink} />
  );
}

const parts = {
  members: lazyPart(() => import('./members/members-part.tsx')),
  visits: lazyPart(() => import('./visits/visits-part.tsx')),
  audit: lazyPart(() => import('./audit/audit-part.tsx')),
  security: lazyPart(() => import('./security/security-part.tsx')),
} as const;
