import { useSearchParams, useT } from '@narae/shell-sdk';
import { AdminFrame } from '@narae/shell-sdk/admin';
import { Skeleton } from '@narae/ui';
import { Suspense, type ReactNode } from 'react';
import { adminLink } from './admin-link.ts';
import './texts.ts';
import { parts, views } from './views.ts';

/** /admin/members: the back office of members, for owners (ACCOUNT-35). Which part of it stands in the address. */
export default function AdminPage(): ReactNode {
  const t = useT('accountAdmin');
  const [query] = useSearchParams();
  const asked = query.get('view');
  const view = views.find((one) => one === asked) ?? 'members';
  const Part = parts[view];
  return (
    <AdminFrame
      area="adminMembers"
      parts={views.map((one) => ({ view: one, name: t(`part_${one}`), to: adminLink(one) }))}
      view={view}
    >
      <Suspense fallback={<Skeleton shape="row" count={6} />}>
        <Part />
      </Suspense>
    </AdminFrame>
  );
}
