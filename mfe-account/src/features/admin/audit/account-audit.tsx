import type { AccountAuditRow } from '@narae/contracts';
import { accountAudit } from '@narae/contracts/rows';
import { Link, useT } from '@narae/shell-sdk';
import { AuditList, nextAuditPage } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { adminLink } from '../address.ts';

export function AccountAudit({ id }: { readonly id?: string }): ReactNode {
  const t = useT('accountAdmin');
  const of = id === undefined ? {} : { kind: 'member', id };
  const pages = useCallPages(accountAudit, of, nextAuditPage, { staleTime: 0 });
  return (
    <AuditList<AccountAuditRow>
      pages={pages}
      names={{
        action: ({ action }) => t(`action_${action}`),
        object: (line) => <Link to={adminLink('members', { id: line.id })}>{line.id}</Link>,
        field: (path) => (path === 'role' ? t('role') : path === 'state' ? t('state') : t('reason')),
      }}
    />
  );
}
