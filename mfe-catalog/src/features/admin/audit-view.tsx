import type { AuditRow } from '@narae/contracts';
import { editableKinds, type EditableKind } from '@narae/contracts/editable';
import { adminAudit } from '@narae/contracts/rows';
import { Link, useT } from '@narae/shell-sdk';
import { AuditList, AdminFold, ViewHead, nextAuditPage, type AuditNames } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { useAdminNames } from '../../shared/admin/use-admin-text.ts';
import { adminLink } from './views.ts';

interface Of {
  readonly kind?: EditableKind;
  readonly id?: string;
}

export function AuditView(): ReactNode {
  const names = useAdminNames();
  return (
    <section aria-labelledby="audit-title">
      <ViewHead id="audit-title" title={names.kind('audit')} />
      <CatalogAudit of={{}} />
    </section>
  );
}

export function ContentItemAudit({ kind, id }: Required<Of>): ReactNode {
  const t = useT('catalogAdmin');
  return (
    <AdminFold summary={t('audit_of_this')}>
      <CatalogAudit of={{ kind, id }} />
    </AdminFold>
  );
}

function CatalogAudit({ of }: { readonly of: Of }): ReactNode {
  const pages = useCallPages(adminAudit, of, nextAuditPage, { staleTime: 0 });
  return <AuditList pages={pages} names={useAuditNames()} />;
}

function useAuditNames(): AuditNames<AuditRow> {
  const t = useT('catalogAdmin');
  const names = useAdminNames();
  return {
    action: ({ action }) => t(`action_${action}`),
    object: ({ kind, id }) =>
      editableKinds.some((item) => item === kind) ? (
        <Link to={adminLink(kind, id)}>
          {names.kind(kind)} {id}
        </Link>
      ) : (
        <span>{`${names.kind(kind)} ${id}`}</span>
      ),
    field: names.path,
  };
}
