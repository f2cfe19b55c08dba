import { adminRoles } from '@narae/contracts/admin-role';
import { memberProviders, memberStates, MOST_MEMBER_SEARCH } from '@narae/contracts/member-admin-limits';
import { useT } from '@narae/shell-sdk';
import { AdminSearch } from '@narae/shell-sdk/admin';
import { Button, SelectField } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './members.module.css';
import type { useMemberFilter } from './use-member-filter.ts';

/** Finds a member by whatever somebody names, and narrows the list. */
export function MemberFilters({ filter, put, clear }: ReturnType<typeof useMemberFilter>): ReactNode {
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
          options={[all, ...memberStates.map((one) => ({ value: one, label: t(`state_${one}`) }))]}
        />
        <SelectField
          label={t('role')}
          value={filter.role ?? ''}
          onChange={({ target }) => put('role', target.value)}
          options={[all, ...adminRoles.map((one) => ({ value: one, label: t(`role_${one}`) }))]}
        />
        <SelectField
          label={t('provider')}
          value={filter.provider ?? ''}
          onChange={({ target }) => put('provider', target.value)}
          options={[all, ...memberProviders.map((one) => ({ value: one, label: t(`provider_${one}`) }))]}
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
