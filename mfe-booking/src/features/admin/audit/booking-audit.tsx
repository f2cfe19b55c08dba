import { bookingAudit } from '@narae/contracts/rows';
import { AuditList, nextAuditPage } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { useAuditNames } from './use-audit-names.tsx';

/** What a log is about; left out, everything. */
interface Of {
  readonly kind?: string;
  readonly id?: string;
}

/** The audit log of booking, or of one thing. */
export function BookingAudit({ of }: { readonly of: Of }): ReactNode {
  const names = useAuditNames();
  const pages = useCallPages(bookingAudit, of, nextAuditPage, { staleTime: 0 });
  return <AuditList pages={pages} names={names} />;
}
