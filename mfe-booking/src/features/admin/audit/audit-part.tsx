import { useT } from '@narae/shell-sdk';
import { ViewHead } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';
import { BookingAudit } from './booking-audit.tsx';

export default function AuditPart(): ReactNode {
  const t = useT('bookingAdmin');
  return (
    <section aria-labelledby="audit-title">
      <ViewHead id="audit-title" title={t('part_audit')} />
      <BookingAudit of={{}} />
    </section>
  );
}
