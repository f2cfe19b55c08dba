import { MOST_NETWORK_SEARCH, TRACE_DIGITS } from '@narae/contracts/security-log-limits';
import { useT, useSearchParams } from '@narae/shell-sdk';
import { Button, SelectField, TextField } from '@narae/ui';
import type { FormEvent, ReactNode } from 'react';
import {
  type SecurityEventKind,
  securityEventKinds,
  securityKinds,
} from '@narae/contracts/security-event-kinds';
import { usePutInAddress } from '@narae/shell-sdk/admin';
import {
  accountSecurityLog,
  bookingSecurityLog,
  catalogSecurityLog,
  communitySecurityLog,
} from '@narae/contracts/rows';
import css from './security.module.css';
import { dayIn } from '../address.ts';

const mostLetters: Readonly<Record<TypedField, number>> = {
  actor: 40,
  about: 40,
  network: MOST_NETWORK_SEARCH,
  trace_id: TRACE_DIGITS,
};

interface SecurityFiltersProps extends ReturnType<typeof useSecurityFilter> {
  readonly errorOf: (field: string) => string | undefined;
}

export function SecurityFilters(props: SecurityFiltersProps): ReactNode {
  const { service, filter, put, errorOf } = props;
  const t = useT('accountAdmin');
  return (
    <div className={css.filters}>
      <div className={css.choices}>
        <SelectField
          label={t('service')}
          value={service}
          onChange={({ target }) => put('service', target.value)}
          options={loggedServices.map((item) => ({ value: item, label: t(`service_${item}`) }))}
        />
        <SelectField
          label={t('log_kind')}
          value={filter.kind ?? ''}
          onChange={({ target }) => put('kind', target.value)}
          options={[
            { value: '', label: t('all') },
            ...kindsOf(service).map((kind) => ({ value: kind, label: t(`event_${kind}`) })),
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
      <TypedFields {...props} />
    </div>
  );
}

/** What is typed is searched when the form is sent. */
function TypedFields({ filter, search, clear, errorOf }: SecurityFiltersProps): ReactNode {
  const t = useT('accountAdmin');
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = typedFields.map((name) => [name, String(form.get(name) ?? '').trim()]);
    search(Object.fromEntries(typed) as Record<TypedField, string>);
  };
  return (
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
  );
}

const typedFields = ['actor', 'about', 'network', 'trace_id'] as const;
type TypedField = (typeof typedFields)[number];

interface SecurityFilter extends Partial<Readonly<Record<TypedField, string>>> {
  readonly kind?: SecurityEventKind;
  /** Both days included; YYYY-MM-DD in Asia/Seoul. */
  readonly from?: string;
  readonly to?: string;
}

/** Kinds the log does not have and impossible days are left out; the server judges typed text. */
const read = (query: URLSearchParams, service: LoggedService): SecurityFilter => {
  const kind = kindsOf(service).find((item) => item === query.get('kind'));
  const [from, to] = [dayIn(query.get('from')), dayIn(query.get('to'))];
  const typed = typedFields.flatMap((name) => {
    const text = query.get(name)?.trim();
    return text ? [[name, text] as const] : [];
  });
  return {
    ...(kind && { kind }),
    ...(from && { from }),
    ...(to && { to }),
    ...Object.fromEntries(typed),
  };
};

/** It stands in the address. */
export function useSecurityFilter(): {
  readonly service: LoggedService;
  readonly filter: SecurityFilter;
  readonly put: (name: 'service' | 'kind' | 'from' | 'to', value: string) => void;
  readonly search: (typed: Readonly<Record<TypedField, string>>) => void;
  readonly clear: () => void;
} {
  const [query, setQuery] = useSearchParams();
  const service = loggedServices.find((item) => item === query.get('service')) ?? 'account';
  const filter = read(query, service);
  const show = (narrowed: Readonly<Record<string, string>>): void => {
    const given = Object.entries(narrowed).filter(([, value]) => value !== '');
    setQuery({ view: 'security', service, ...Object.fromEntries(given) }, { replace: true });
  };
  return {
    service,
    filter,
    put: usePutInAddress(),
    search: (typed) => show({ ...filter, ...typed }),
    clear: () => show({}),
  };
}

/** In the order they are offered. Texts `service_<name>`. */
export const securityLogs = {
  account: accountSecurityLog,
  booking: bookingSecurityLog,
  catalog: catalogSecurityLog,
  community: communitySecurityLog,
} as const;
type LoggedService = keyof typeof securityLogs;

const loggedServices = Object.keys(securityLogs) as readonly LoggedService[];

const kindsOf = (service: LoggedService): readonly SecurityEventKind[] =>
  securityEventKinds.filter((kind) => securityKinds[kind].services.some((name) => name === service));
