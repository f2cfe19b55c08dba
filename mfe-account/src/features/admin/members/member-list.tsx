import { adminMembers } from '@narae/contracts/rows';
import { Link, useT } from '@narae/shell-sdk';
import { PagedRows, ViewHead } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { adminLink } from '../admin-link.ts';
import { MemberFilters } from './member-filters.tsx';
import { MemberRows } from './member-rows.tsx';
import css from './members.module.css';
import { useMemberFilter } from './use-member-filter.ts';

/** All members, the newest first, searched and narrowed by the address (ACCOUNT-35). */
export function MemberList(): ReactNode {
  const t = useT('accountAdmin');
  const filtering = useMemberFilter();
  const pages = useCallPages(
    adminMembers,
    { ...filtering.filter },
    ({ next }) => (next === null ? undefined : { after: next }),
    { staleTime: 0 },
  );
  const waiting = pages.data?.[0]?.waiting_cnt ?? 0;
  return (
    <section aria-labelledby="members-title">
      <ViewHead id="members-title" title={t('part_members')} />
      {waiting > 0 && filtering.filter.state !== 'waiting' && (
        <Link className={css.rowLink} to={adminLink('members', { state: 'waiting' })}>
          {t('waiting_cnt', { count: waiting })}
        </Link>
      )}
      <MemberFilters {...filtering} />
      <PagedRows pages={pages} rowsOf={({ members }) => members} none={t('none_found')}>
        {(rows) => <MemberRows rows={rows} />}
      </PagedRows>
    </section>
  );
}
