import { MOST_NETWORK_SEARCH, TRACE_DIGITS } from '@narae/contracts/security-log-limits';
import { useT } from '@narae/shell-sdk';
import { Button, SelectField, TextField } from '@narae/ui';
import type { FormEvent, ReactNode } from 'react';
import css from './security.module.css';
import { kindsOf, loggedServices } from './security-logs.ts';
import { typedFields, type TypedField, type useSecurityFilter } from './use-security-filter.ts';

/** Most letters of what is looked for; a number has at most 40. */
const mostLetters: Readonly<Record<TypedField, number>> = {
  actor: 40,
  about: 40,
  network: MOST_NETWORK_SEARCH,
  trace_id: TRACE_DIGITS,
};

interface SecurityFiltersProps extends ReturnType<typeof useSecurityFilter> {
  /** What the server says of a field that it cannot search by. */
  readonly errorOf: (field: string) => string | undefined;
}

/** Chooses a service's log, and narrows it. */
export function SecurityFilters(props: SecurityFiltersProps): ReactNode {
  const { service, filter, put, search, clear, errorOf } = props;
  const t = useT('accountAdmin');
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = typedFields.map((name) => [name, String(form.get(name) ?? '').trim()]);
    search(Object.fromEntries(typed) as Record<TypedField, string>);
  };
  return (
    <div className={css.filters}>
      <div className={css.choices}>
        <SelectField
          label={t('service')}
          value={service}
          onChange={({ target }) => put('service', target.value)}
          options={loggedServices.map((one) => ({ value: one, label: t(`service_${one}`) }))}
        />
        <SelectField
          label={t('log_kind')}
          value={filter.kind ?? ''}
          onChange={({ target }) => put('kind', target.value)}
          options={[
            { value: '', label: t('all') },
            ...kindsOf(service).map((one) => ({ value: one, label: t(`event_${one}`) })),
          ]}
        />
        <TextField
          type="date"
          label={t('from')}
          value={filter.from ?? ''}
          error={errorOf('from')}
          onChange={({ target }) => put('from', target.value)}
        />
        <TextField
          type="date"
          label={t('to')}
          value={filter.to ?? ''}
          error={errorOf('to')}
          onChange={({ target }) => put('to', target.value)}
        />
      </div>
      <form className={css.form} role="search" onSubmit={submit}>
        <div className={css.choices}>
          {typedFields.map((name) => (
            <TextField
              key={`${name} ${filter[name] ?? ''}`}
              type="search"
              name={name}
              label={t(`log_${name}`)}
              hint={t(`log_${name}_hint`)}
              error={errorOf(name)}
              maxLength={mostLetters[name]}
              defaultValue={filter[name]}
            />
          ))}
        </div>
        <div className={css.actions}>
          <Button type="submit">{t('search_do')}</Button>
          {Object.keys(filter).length > 0 && (
            <Button kind="quiet" onClick={clear}>
              {t('clear')}
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}
