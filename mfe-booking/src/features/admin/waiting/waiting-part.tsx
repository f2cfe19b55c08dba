import { waitingQueues } from '@narae/contracts/rows';
import { useFormat, useSearchParams, useT } from '@narae/shell-sdk';
import { AdminList } from '@narae/shell-sdk/admin';
import type { ReactNode } from 'react';
import { Obstacle, queueInAddress, queueLink, QueueView } from './queue-view.tsx';

/** The waiting lists (SEAT-7): all of them, or one by the address. */
export default function WaitingPart(): ReactNode {
  const [query] = useSearchParams();
  const queue = queueInAddress(query.get('id'));
  return queue ? <QueueView key={queueLink(queue)} queue={queue} /> : <QueueList />;
}

function QueueList(): ReactNode {
  const t = useT('bookingAdmin');
  const format = useFormat();
  return (
    <AdminList
      call={waitingQueues}
      title={t('part_waiting')}
      none={t('wl_none')}
      rowsOf={(queues) => queues}
      rowKey={queueLink}
      named
      columns={[
        { key: 'target', header: t('wl_target'), value: ({ title }) => title, link: queueLink },
        { key: 'kind', header: t('wl_kind'), value: ({ kind }) => t(`wl_kind_${kind}`) },
        {
          key: 'day',
          header: t('wl_day'),
          value: ({ ymd_format }) => ymd_format,
          cell: ({ ymd_format, start_time }) => format.when({ ymd_format, start_time }),
        },
        {
          key: 'parties',
          header: t('wl_parties'),
          numeric: true,
          value: ({ parties }) => parties,
          cell: ({ kind, parties, seats }) =>
            kind === 'opening' ? parties : t('wl_parties_seats', { parties, seats }),
        },
        { key: 'offers', header: t('wl_offers'), numeric: true, value: ({ offers }) => offers },
        {
          key: 'left',
          header: t('wl_left'),
          numeric: true,
          value: ({ kind, left }) => (kind === 'opening' ? null : left),
        },
        { key: 'why', header: t('wl_why'), cell: (queue) => <Obstacle queue={queue} /> },
      ]}
    />
  );
}
