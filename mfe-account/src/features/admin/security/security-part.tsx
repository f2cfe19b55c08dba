import type { SecurityEventPage } from '@narae/contracts';
import { ApiError, useT } from '@narae/shell-sdk';
import { PagedRows, ViewHead } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { SecurityFilters } from './security-filters.tsx';
import { securityLogs } from './security-logs.ts';
import { SecurityRows } from './security-rows.tsx';
import { useSecurityFilter } from './use-security-filter.ts';

const nextPage = ({ next }: SecurityEventPage) => next ?? undefined;

/** The security log of each service, the newest lines first, searched and narrowed by the address (ACCOUNT-42). */
export default function SecurityPart(): ReactNode {
  const t = useT('accountAdmin');
  const admin = useT('admin');
  const filtering = useSecurityFilter();
  const pages = useCallPages(securityLogs[filtering.service], { ...filtering.filter }, nextPage, {
    staleTime: 0,
  });
  const rejection = pages.error instanceof ApiError && pages.error.field ? pages.error : null;
  return (
    <section aria-labelledby="security-title">
      <ViewHead id="security-title" title={t('part_security')} />
      <SecurityFilters
        {...filtering}
        errorOf={(field) => (rejection?.field === field ? rejection.message : undefined)}
      />
      {!rejection && (
        <PagedRows
          pages={pages}
          rowsOf={({ events }) => events}
          none={t('log_none_found')}
          more={admin('audit_more')}
        >
          {(rows) => <SecurityRows rows={rows} />}
        </PagedRows>
      )}
    </section>
  );
}
