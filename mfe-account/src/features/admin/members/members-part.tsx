import { useSearchParams, Link, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { adminMembers } from '@narae/contracts/rows';
import { PagedRows, ViewHead, AdminSearch, usePutInAddress } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import { adminRoles, type AdminRole } from '@narae/contracts/admin-role';
import { memberProviders, memberStates, MOST_MEMBER_SEARCH } from '@narae/contracts/member-admin-limits';
import { Button, SelectField } from '@narae/ui';
import { MemberView } from './member-view.tsx';
import { adminLink } from '../address.ts';
import { MemberRows } from './member-rows.tsx';
import css from './members.module.css';

export default function MembersPart(): ReactNode {
  const [query] = useSearchParams();
  const mem_id = query.get('id');
  return mem_id ? <MemberView key={mem_id} mem_id={mem_id} /> : <MemberList />;
}

/** All members, the newest first, searched and narrowed by the address (ACCOUNT-35). */
function MemberList(): ReactNode {
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

function MemberFilters({ filter, put, clear }: ReturnType<typeof useMemberFilter>): ReactNode {
  const t = useT('accountAdmin');
  const all = { value: '', label: t('all') };
  return (
    <div className={css.filters}>
      <AdminSearch
        search={filter.search}
        label={t('search')}
        hint={t('search_hint')}
        action={t('search_do')}
        most={MOST_MEMBER_SEARCH}
        onSearch={(search) => put('q', search)}
      />
      <div className={css.choices}>
        <SelectField
          label={t('state')}
          value={filter.state ?? ''}
          onChange={({ target }) => put('state', target.value)}
          options={[all, ...memberStates.map((state) => ({ value: state, label: t(`state_${state}`) }))]}
        />
        <SelectField
          label={t('role')}
          value={filter.role ?? ''}
          onChange={({ target }) => put('role', target.value)}
          options={[all, ...adminRoles.map((role) => ({ value: role, label: t(`role_${role}`) }))]}
        />
        <SelectField
          label={t('provider')}
          value={filter.provider ?? ''}
          onChange={({ target }) => put('provider', target.value)}
          options={[
            all,
            ...memberProviders.map((provider) => ({ value: provider, label: t(`provider_${provider}`) })),
          ]}
        />
        {Object.keys(filter).length > 0 && (
          <Button kind="quiet" onClick={clear}>
            {t('clear')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface MemberFilter {
  readonly search?: string;
  readonly state?: (typeof memberStates)[number];
  readonly role?: AdminRole;
  readonly provider?: (typeof memberProviders)[number];
}

/** What the server would reject is left out. */
const read = (query: URLSearchParams): MemberFilter => {
  const search = (query.get('q') ?? '').trim().slice(0, MOST_MEMBER_SEARCH);
  const state = memberStates.find((item) => item === query.get('state'));
  const role = adminRoles.find((item) => item === query.get('role'));
  const provider = memberProviders.find((item) => item === query.get('provider'));
  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(role && { role }),
    ...(provider && { provider }),
  };
};

function useMemberFilter(): {
  readonly filter: MemberFilter;
  readonly put: (name: 'q' | 'state' | 'role' | 'provider', value: string) => void;
  readonly clear: () => void;
} {
  const [query, setQuery] = useSearchParams();
  return { filter: read(query), put: usePutInAddress(), clear: () => setQuery({ view: 'members' }) };
}
