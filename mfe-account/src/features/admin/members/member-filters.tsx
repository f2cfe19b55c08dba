import { adminRoles } from '@narae/contracts/admin-role';
import { memberProviders, memberStates, MOST_MEMBER_SEARCH } from '@narae/contracts/member-admin-limits';
import { useT } from '@narae/shell-sdk';
import { Button, SelectField, TextField } from '@narae/ui';
import type { FormEvent, ReactNode } from 'react';
import css from './members.module.css';
import type { useMemberFilter } from './use-member-filter.ts';

/** Finds a member by whatever somebody names, and narrows the list. */
export function MemberFilters({ filter, put, clear }: ReturnType<typeof useMemberFilter>): ReactNode {
  const t = useT('accountAdmin');
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    put('q', String(new FormData(event.currentTarget).get('q') ?? '').trim());
  };
  const all = { value: '', label: t('all') };
  return (
    <div className={css.filters}>
      <form role="search" onSubmit={search}>
        <TextField
          key={filter.search}
          type="search"
          name="q"
          label={t('search')}
          hint={t('search_hint')}
          maxLength={MOST_MEMBER_SEARCH}
          defaultValue={filter.search}
          action={<Button type="submit">{t('search_do')}</Button>}
        />
      </form>
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
