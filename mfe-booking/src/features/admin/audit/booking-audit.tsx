import { bookingAudit } from '@narae/contracts/rows';
import { AuditList } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { useAuditNames } from './use-audit-names.tsx';

/** As many lines as the server sends at once; fewer are the last. */
const PAGE = 50;

/** What a log is about; left out, everything. */
interface Of {
  readonly kind?: string;
  readonly id?: string;
}

/** The audit log of booking, or of one thing. */
export function BookingAudit({ of }: { readonly of: Of }): ReactNode {
  const names = useAuditNames();
  const pages = useCallPages(
    bookingAudit,
    of,
    (rows) => {
      const last = rows.length < PAGE ? undefined : rows.at(-1);
      return last && { before: last.at, before_id: last.audit_id };
    },
    { staleTime: 0 },
  );
  return <AuditList pages={pages} names={names} />;
}
