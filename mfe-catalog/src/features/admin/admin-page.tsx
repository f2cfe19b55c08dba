import { mayAct, roleOf } from '@narae/contracts/admin-role';
import { editableKinds } from '@narae/contracts/editable';
import { pageLink, useSearchParams, useSession, useT } from '@narae/shell-sdk';
import { ButtonLink, EmptyState } from '@narae/ui';
import type { ReactNode } from 'react';
import '../../shared/admin/texts.ts';
import { AdminNav } from './admin-nav.tsx';
import css from './admin.module.css';
import { AuditView } from './audit-view.tsx';
import { RatesView } from './rates-view.tsx';
import { ContentEditor } from './content-editor.tsx';
import { ContentList } from './content-list.tsx';

/** /admin: the admin area of the catalogue. Which part of it stands in the address. */
export default function AdminPage(): ReactNode {
  const t = useT('catalogAdmin');
  const common = useT('common');
  const { user } = useSession();
  // The server rejects anybody else anyway; this only says so kindly.
  if (!user || !mayAct(roleOf(user), 'catalogue')) {
    return (
      <EmptyState
        headingLevel={1}
        title={t('not_for_you')}
        action={<ButtonLink link={pageLink('home')}>{common('btn_home')}</ButtonLink>}
      >
        {t('not_for_you_text')}
      </EmptyState>
    );
  }
  return <AdminArea />;
}

function AdminArea(): ReactNode {
  const t = useT('catalogAdmin');
  const [query] = useSearchParams();
  const view = query.get('view') ?? 'product';
  return (
    <div className={css.admin}>
      <h1 className={css.adminTitle}>{t('title')}</h1>
      <AdminNav view={view} />
      <div className={css.work}>
        <View view={view} id={query.get('id')} />
      </div>
    </div>
  );
}

function View({ view, id }: { readonly view: string; readonly id: string | null }): ReactNode {
  if (view === 'rate') return <RatesView />;
  if (view === 'audit') return <AuditView />;
  const kind = editableKinds.find((known) => known === view) ?? 'product';
  return id === null ? (
    <ContentList key={kind} kind={kind} />
  ) : (
    <ContentEditor key={`${kind}:${id}`} kind={kind} id={id} />
  );
}
