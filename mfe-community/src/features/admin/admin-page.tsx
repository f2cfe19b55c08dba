import { useSearchParams, useT } from '@narae/shell-sdk';
import { AdminFrame } from '@narae/shell-sdk/admin';
import { Skeleton } from '@narae/ui';
import { Suspense, type ReactNode } from 'react';
import { adminLink } from './admin-link.ts';
import './texts.ts';
import { parts, views } from './views.ts';

/** /admin/community: the back office of what people say (ACCOUNT-13). Which part of it stands in the address. */
export default function AdminPage(): ReactNode {
  const t = useT('communityAdmin');
  const [query] = useSearchParams();
  const asked = query.get('view');
  const view = views.find((one) => one === asked) ?? 'queue';
  const Part = parts[view];
  return (
    <AdminFrame
      area="adminCommunity"
      parts={views.map((one) => ({ view: one, name: t(`part_${one}`), to: adminLink(one) }))}
      view={view}
    >
      <Suspense fallback={<Skeleton shape="row" count={6} />}>
        <Part />
      </Suspense>
    </AdminFrame>
  );
}
