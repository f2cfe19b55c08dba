import type { CommunityAuditRow } from '@narae/contracts';
import { communityAudit } from '@narae/contracts/rows';
import { useT } from '@narae/shell-sdk';
import { AuditList, nextAuditPage, ViewHead } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';

export default function AuditPart(): ReactNode {
  const t = useT('communityAdmin');
  const pages = useCallPages(communityAudit, {}, nextAuditPage, { staleTime: 0 });
  return (
    <section aria-labelledby="audit-title">
      <ViewHead id="audit-title" title={t('part_audit')} />
      <AuditList<CommunityAuditRow>
        pages={pages}
        names={{
          action: ({ action }) => t(`action_${action}`),
          object: ({ id }) => id,
          field: (path) => path,
        }}
      />
    </section>
  );
}
