import type { BookingAuditRow } from '@narae/contracts';
import { bookingAudit } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { AuditList, ViewHead, type AuditNames } from '@narae/shell-sdk/office';
import { useCallPages } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { useAuditNames } from './use-audit-names.tsx';

/** As many lines as the server sends at once; fewer are the last. */
const PAGE = 50;

/** What administrators of booking did, and which papers they looked at. */
export default function AuditPart(): ReactNode {
  const t = useT('bookingAdmin');
  return (
    <section aria-labelledby="audit-title">
      <ViewHead id="audit-title" title={t('part_audit')} />
      <BookingAudit of={{}} />
    </section>
  );
}

interface Of {
  readonly kind?: string;
  readonly id?: string;
}

/** The log of everything, or of one thing. */
export function BookingAudit({ of }: { readonly of: Of }): ReactNode {
  const pages = useCallPages(
    bookingAudit,
    of,
    (rows) => {
      const last = rows.length < PAGE ? undefined : rows.at(-1);
      return last && { before: last.at, before_id: last.audit_id };
    },
    { staleTime: 0 },
  );
  const names: AuditNames<BookingAuditRow> = useAuditNames();
  return <AuditList pages={pages} names={names} />;
}
