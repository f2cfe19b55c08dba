import type { SecurityEventRow } from '@narae/contracts';
import {
  LEFT_OUT,
  securityEventKinds,
  securityKinds,
  type SecurityEventKind,
} from '@narae/contracts/security-event-kinds';
import { MOST_NETWORK_SEARCH, TRACE_DIGITS } from '@narae/contracts/security-log-limits';
import {
  accountSecurityLog,
  bookingSecurityLog,
  catalogSecurityLog,
  communitySecurityLog,
} from '@narae/contracts/rows';
import { Link, useFormat, useSearchParams, useT } from '@narae/shell-sdk';
import {
  AdminList,
  day,
  select,
  typed,
  useAuthors,
  usePutInAddress,
  type ListColumn,
} from '@narae/shell-sdk/admin';
import { SelectField } from '@narae/ui';
import type { ReactNode } from 'react';
import { adminLink } from '../address.ts';
import css from './security.module.css';

/** The newest lines first, filtered by the address (ACCOUNT-42). */
export default function SecurityPart(): ReactNode {
  const t = useT('accountAdmin');
  const admin = useT('admin');
  const [query] = useSearchParams();
  const service = loggedServices.find((item) => item === query.get('service')) ?? 'account';
  const typedOf = (name: 'actor' | 'about' | 'network' | 'trace_id', most: number) =>
    typed({ label: t(`log_${name}`), hint: t(`log_${name}_hint`), most });
  return (
    <AdminList
      call={securityLogs[service]}
      title={t('part_security')}
      above={<ServiceChoice service={service} />}
      filters={{
        kind: select({
          label: t('log_kind'),
          options: kindsOf(service),
          all: t('all'),
          text: (kind) => t(`event_${kind}`),
        }),
        from: day({ label: t('from') }),
        to: day({ label: t('to') }),
        actor: typedOf('actor', 40),
        about: typedOf('about', 40),
        network: typedOf('network', MOST_NETWORK_SEARCH),
        trace_id: typedOf('trace_id', TRACE_DIGITS),
      }}
      find={t('search_do')}
      rowsOf={({ events }) => events}
      next={({ next }) => next ?? undefined}
      none={t('log_none_found')}
      noneYet={t('log_none_yet')}
      more={admin('audit_more')}
      rowKey={({ event_id }) => event_id}
      named
      columns={useLogColumns()}
    />
  );
}

function useLogColumns(): readonly ListColumn<SecurityEventRow>[] {
  const t = useT('accountAdmin');
  const format = useFormat();
  return [
    {
      key: 'kind',
      header: t('log_kind'),
      value: ({ kind }) => t(`event_${kind}`),
      cell: ({ kind }) => <strong>{t(`event_${kind}`)}</strong>,
      notes: ({ reason, count }) => [reason === LEFT_OUT && t('log_counted', { count })],
    },
    {
      key: 'at',
      header: t('log_at'),
      value: ({ at }) => at,
      cell: ({ at }) => format.date(at, 'time'),
    },
    {
      key: 'actor',
      header: t('log_actor'),
      value: ({ actor }) => actor,
      cell: ({ actor }) => actor && <LoggedNumber number={actor} />,
    },
    {
      key: 'about',
      header: t('log_about'),
      value: ({ about }) => about,
      cell: ({ about }) => about && <LoggedNumber number={about} />,
    },
    { key: 'network', header: t('log_network'), value: ({ network }) => network },
    {
      key: 'call',
      header: t('log_call'),
      value: ({ call }) => call,
      notes: ({ reason }) => [reason !== LEFT_OUT && reason],
    },
    {
      key: 'trace_id',
      header: t('log_trace_id'),
      value: ({ trace_id }) => trace_id,
      cell: ({ trace_id }) => trace_id && <span className={css.trace}>{trace_id}</span>,
    },
  ];
}

function ServiceChoice({ service }: { readonly service: LoggedService }): ReactNode {
  const t = useT('accountAdmin');
  const put = usePutInAddress<'service'>();
  return (
    <SelectField
      className={css.service}
      label={t('service')}
      value={service}
      onChange={({ target }) => put('service', target.value)}
      options={loggedServices.map((item) => ({ value: item, label: t(`service_${item}`) }))}
    />
  );
}

/** In the order they are offered. Texts `service_<name>`. */
const securityLogs = {
  account: accountSecurityLog,
  booking: bookingSecurityLog,
  catalog: catalogSecurityLog,
  community: communitySecurityLog,
} as const;
type LoggedService = keyof typeof securityLogs;

const loggedServices = Object.keys(securityLogs) as readonly LoggedService[];

const kindsOf = (service: LoggedService): readonly SecurityEventKind[] =>
  securityEventKinds.filter((kind) => securityKinds[kind].services.some((name) => name === service));

const ofMember = /^MEM\d{10}$/;

function LoggedNumber({ number }: { readonly number: string }): ReactNode {
  const authors = useAuthors();
  if (!ofMember.test(number)) return <span className={css.long}>{number}</span>;
  return (
    <Link className={css.rowLink} to={adminLink('members', { id: number })}>
      {authors(number)}
    </Link>
  );
}
