import type { SecurityEventRow } from '@narae/contracts';
import { LEFT_OUT } from '@narae/contracts/security-event-kinds';
import { useFormat, useT } from '@narae/shell-sdk';
import { Table } from '@narae/ui';
import type { ReactNode } from 'react';
import { LoggedNumber } from './logged-number.tsx';
import css from './security.module.css';

/** Lines of a security log, one a row: what happened, by whom, to whom, from where and in which call (ACCOUNT-42). */
export function SecurityRows({ rows }: { readonly rows: readonly SecurityEventRow[] }): ReactNode {
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
