import { useT } from '@narae/shell-sdk';
import { ViewHead } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';
import { AccountAudit } from './account-audit.tsx';

export default function AuditPart(): ReactNode {
  const t = useT('accountAdmin');
  return (
    <section aria-labelledby="audit-title">
      <ViewHead id="audit-title" title={t('part_audit')} />
      <AccountAudit />
    </section>
  );
}
