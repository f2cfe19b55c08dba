import { editableKinds } from '@narae/contracts/editable';
import { useSearchParams } from '@narae/shell-sdk';
import { AdminFrame } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';
import '../../shared/admin/texts.ts';
import { useAdminNames } from '../../shared/admin/use-admin-text.ts';
import { AuditView } from './audit-view.tsx';
import { ClosedDaysView } from './closed-days/closed-days-view.tsx';
import { RatesView } from './rates-view.tsx';
import { ContentEditor } from './content-editor.tsx';
import { ContentList } from './content-list.tsx';
import { DeparturesView } from './departures/departures-view.tsx';
import { adminLink, departuresTab, fresh, views } from './views.ts';

/** /admin: the catalogue's back office; the part stands in the address. */
export default function AdminPage(): ReactNode {
  const names = useAdminNames();
  const [query] = useSearchParams();
  const view = query.get('view') ?? 'product';
  const parts = views.map((item) => ({ view: item, name: names.kind(item), to: adminLink(item) }));
  return (
    <AdminFrame area="admin" parts={parts} view={view}>
      <View view={view} id={query.get('id')} tab={query.get('tab')} />
    </AdminFrame>
  );
}

interface ViewProps {
  readonly view: string;
  readonly id: string | null;
  readonly tab: string | null;
}

function View({ view, id, tab }: ViewProps): ReactNode {
  if (view === 'rate') return <RatesView />;
  if (view === 'closedDays') return <ClosedDaysView />;
  if (view === 'audit') return <AuditView />;
  const kind = editableKinds.find((item) => item === view) ?? 'product';
  if (kind === 'product' && id !== null && id !== fresh && tab === departuresTab)
    return <DeparturesView key={id} id={id} />;
  return id === null ? (
    <ContentList key={kind} kind={kind} />
  ) : (
    <ContentEditor key={`${kind}:${id}`} kind={kind} id={id} />
  );
}
