import { useSearchParams, Link, useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import type { WaitingQueue } from '@narae/contracts';
import { waitingQueues } from '@narae/contracts/rows';
import { ViewHead } from '@narae/shell-sdk/admin';
import { useCall } from '@narae/shell-sdk/query';
import { Button, EmptyState, ErrorState, Skeleton, Table } from '@narae/ui';
import { queueLink, QueueView, queueInAddress, Obstacle } from './queue-view.tsx';
import css from './waiting.module.css';

/** The waiting lists (SEAT-7): all of them, or one by the address. */
export default function WaitingPart(): ReactNode {
  const [query] = useSearchParams();
  const queue = queueInAddress(query.get('id'));
  return queue ? <QueueView key={queueLink(queue)} queue={queue} /> : <QueueList />;
}

function QueueList(): ReactNode {
  const t = useT('bookingAdmin');
  const admin = useT('admin');
  const common = useT('common');
  const { data, isPending, isError, refetch } = useCall(waitingQueues, {}, { staleTime: 0 });
  return (
    <section className={css.part} aria-labelledby="waiting-title">
      <ViewHead id="waiting-title" title={t('part_waiting')} />
      {isPending && <Skeleton shape="row" count={4} />}
      {isError && (
        <ErrorState
          compact
          title={admin('load_fail')}
          action={<Button onClick={() => void refetch()}>{common('btn_retry')}</Button>}
        />
      )}
      {data && data.length === 0 && <EmptyState compact title={t('wl_none')} />}
      {data && data.length > 0 && <Queues queues={data} />}
    </section>
  );
}

function Queues({ queues }: { readonly queues: readonly WaitingQueue[] }): ReactNode {
  const t = useT('bookingAdmin');
  const format = useFormat();
  return (
    <Table
      caption={t('part_waiting')}
      captionHidden
      dense
      named
      rows={queues}
      rowKey={queueLink}
      columns={[
        {
          key: 'target',
          header: t('wl_target'),
          cell: (queue) => (
            <Link className={css.rowLink} to={queueLink(queue)}>
              {queue.title}
            </Link>
          ),
        },
        { key: 'kind', header: t('wl_kind'), cell: ({ kind }) => t(`wl_kind_${kind}`) },
        { key: 'day', header: t('wl_day'), cell: ({ ymd_format }) => format.date(ymd_format) },
        {
          key: 'parties',
          header: t('wl_parties'),
          numeric: true,
          cell: ({ kind, parties, seats }) =>
            kind === 'opening' ? parties : t('wl_parties_seats', { parties, seats }),
        },
        { key: 'offers', header: t('wl_offers'), numeric: true, cell: ({ offers }) => offers },
        {
          key: 'left',
          header: t('wl_left'),
          numeric: true,
          cell: ({ kind, left }) => kind !== 'opening' && left,
        },
        { key: 'why', header: t('wl_why'), cell: (queue) => <Obstacle queue={queue} /> },
      ]}
    />
  );
}
