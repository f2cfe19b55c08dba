import { bookingAudit } from '@narae/contracts/rows';
import { AuditList, nextAuditPage, type AuditNames } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import type { BookingAuditRow } from '@narae/contracts';
import type { PackKey } from '@narae/i18n';
import { useT } from '@narae/shell-sdk';

interface Of {
  readonly kind?: string;
  readonly id?: string;
}

export function BookingAudit({ of }: { readonly of: Of }): ReactNode {
  const names = useAuditNames();
  const pages = useCallPages(bookingAudit, of, nextAuditPage, { staleTime: 0 });
  return <AuditList pages={pages} names={names} />;
}

function useAuditNames(): AuditNames<BookingAuditRow> {
  const t = useT('bookingAdmin');
  const named = (key: string, name: string): string => {
    const text = t(key as PackKey<'bookingAdmin'>);
    return text === key ? name : text;
  };
  return {
    action: ({ action }) => t(`action_${action}`),
    object: ({ kind, id }) => (
      <span>
        {named(`kind_${kind}`, kind)} {id}
      </span>
    ),
    field: (path) => named(`field_${path}`, path),
  };
}
