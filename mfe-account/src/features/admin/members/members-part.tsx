import type { AdminMemberRow } from '@narae/contracts';
import { adminRoles } from '@narae/contracts/admin-role';
import { memberProviders, memberStates, MOST_MEMBER_SEARCH } from '@narae/contracts/member-admin-limits';
import { adminMemberApprove, adminMembers } from '@narae/contracts/rows';
import { call, Link, useFormat, useSearchParams, useT } from '@narae/shell-sdk';
import { AdminList, search, select, type ListColumn } from '@narae/shell-sdk/admin';
import { Badge } from '@narae/ui';
import type { ReactNode } from 'react';
import { adminLink } from '../address.ts';
import { memberLooks, MemberView } from './member-view.tsx';
import css from './members.module.css';
import { useRefreshMembers } from './use-refresh-members.ts';

export default function MembersPart(): ReactNode {
  const [query] = useSearchParams();
  const mem_id = query.get('id');
  return mem_id ? <MemberView key={mem_id} mem_id={mem_id} /> : <MemberList />;
}

/** All members, the newest first, searched and narrowed by the address (ACCOUNT-35). */
function MemberList(): ReactNode {
  const t = useT('accountAdmin');
  const [query] = useSearchParams();
  const refresh = useRefreshMembers();
  const all = t('all');
  const columns = useMemberColumns();
  return (
    <AdminList
      call={adminMembers}
      title={t('part_members')}
      filters={{
        search: search({
          name: 'q',
          label: t('search'),
          hint: t('search_hint'),
          action: t('search_do'),
          most: MOST_MEMBER_SEARCH,
        }),
        state: select({
          label: t('state'),
          options: memberStates,
          all,
          text: (state) => t(`state_${state}`),
        }),
        role: select({ label: t('role'), options: adminRoles, all, text: (role) => t(`role_${role}`) }),
        provider: select({
          label: t('provider'),
          options: memberProviders,
          all,
          text: (provider) => t(`provider_${provider}`),
        }),
      }}
      summary={({ waiting_cnt }) =>
        waiting_cnt > 0 &&
        query.get('state') !== 'waiting' && (
          <Link className={css.rowLink} to={adminLink('members', { state: 'waiting' })}>
            {t('waiting_cnt', { count: waiting_cnt })}
          </Link>
        )
      }
      rowsOf={({ members }) => members}
      none={t('none_found')}
      rowKey={({ mem_id }) => mem_id}
      named
      columns={columns}
      bulk={{
        label: t('approve'),
        may: ({ state }) => state === 'waiting',
        run: ({ mem_id }) => call(adminMemberApprove, { mem_id }),
        done: (count) => t('approved_cnt', { count }),
        refresh,
      }}
    />
  );
}

function useMemberColumns(): readonly ListColumn<AdminMemberRow>[] {
  const t = useT('accountAdmin');
  const format = useFormat();
  return [
    {
      key: 'member',
      header: t('col_member'),
      personal: true,
      value: ({ mem_id, mem_nm, mem_nick }) => mem_nm || mem_nick || mem_id,
      link: ({ mem_id }) => adminLink('members', { id: mem_id }),
      notes: ({ mem_id }) => [mem_id],
    },
    {
      key: 'contact',
      header: t('col_contact'),
      personal: true,
      value: ({ mem_email }) => mem_email || '—',
      notes: ({ mem_tel }) => [mem_tel],
    },
    {
      key: 'state',
      header: t('state'),
      value: ({ state }) => t(`state_${state}`),
      cell: ({ state }) => <Badge state={memberLooks[state]}>{t(`state_${state}`)}</Badge>,
    },
    { key: 'role', header: t('role'), value: ({ role }) => (role ? t(`role_${role}`) : '—') },
    {
      key: 'joined',
      header: t('joined'),
      value: ({ reg_date }) => reg_date,
      cell: ({ reg_date }) => format.date(reg_date, 'short'),
    },
    { key: 'number', header: t('number'), hidden: true, value: ({ mem_id }) => mem_id, reference: true },
  ];
}
