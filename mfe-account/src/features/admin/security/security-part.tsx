import type { SecurityEventPage, SecurityEventRow } from '@narae/contracts';
import { ApiError, useT, useFormat, Link } from '@narae/shell-sdk';
import { PagedRows, ViewHead, useAuthors } from '@narae/shell-sdk/admin';
import { useCallPages } from '@narae/shell-sdk/query';
import type { ReactNode } from 'react';
import { LEFT_OUT } from '@narae/contracts/security-event-kinds';
import { Table } from '@narae/ui';
import { SecurityFilters, securityLogs, useSecurityFilter } from './security-filters.tsx';
import css from './security.module.css';
import { adminLink } from '../address.ts';

const nextPage = ({ next }: SecurityEventPage) => next ?? undefined;

/** The newest lines first, filtered by the address (ACCOUNT-42). */
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

function SecurityRows({ rows }: { readonly rows: readonly SecurityEventRow[] }): ReactNode {
  const t = useT('accountAdmin');
  const format = useFormat();
  if (rows.length === 0) return <p className={css.note}>{t('log_none_yet')}</p>;
  return (
    <Table
      caption={t('part_security')}
      captionHidden
      dense
      named
      rows={rows}
      rowKey={({ event_id }) => event_id}
      columns={[
        {
          key: 'kind',
          header: t('log_kind'),
          cell: ({ kind, reason, count }) => (
            <div>
              <strong>{t(`event_${kind}`)}</strong>
              {reason === LEFT_OUT && <span className={css.note}>{t('log_counted', { count })}</span>}
            </div>
          ),
        },
        { key: 'at', header: t('log_at'), cell: ({ at }) => format.date(at, 'time') },
        {
          key: 'actor',
          header: t('log_actor'),
          cell: ({ actor }) => actor && <LoggedNumber number={actor} />,
        },
        {
          key: 'about',
          header: t('log_about'),
          cell: ({ about }) => about && <LoggedNumber number={about} />,
        },
        { key: 'network', header: t('log_network'), cell: ({ network }) => network },
        {
          key: 'call',
          header: t('log_call'),
          cell: ({ call, reason }) =>
            (call || reason) &&
            reason !== LEFT_OUT && (
              <div className={css.long}>
                {call}
                <span className={css.note}>{reason}</span>
              </div>
            ),
        },
        {
          key: 'trace_id',
          header: t('log_trace_id'),
          cell: ({ trace_id }) => trace_id && <span className={css.trace}>{trace_id}</span>,
        },
      ]}
    />
  );
}

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
