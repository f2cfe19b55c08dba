import type { Trouble } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { Table } from '@narae/ui';
import type { ReactNode } from 'react';
import { EventName } from './event-name.tsx';
import css from './trouble.module.css';

/** Events that are not published although they should be. */
export function StuckEvents({ stuck }: Pick<Trouble, 'stuck'>): ReactNode {
  const t = useT('bookingTrouble');
  const format = useFormat();
  return (
    <section className={css.section} aria-labelledby="stuck-title">
      <h3 id="stuck-title">{t('stuck')}</h3>
      <p className={css.note}>{t('stuck_note')}</p>
      <Table
        caption={t('stuck')}
        captionHidden
        dense
        rows={stuck}
        rowKey={({ event_id }) => event_id}
        columns={[
          { key: 'event', header: t('col_event'), cell: (event) => <EventName {...event} /> },
          { key: 'model', header: t('col_model'), cell: ({ model }) => model },
          { key: 'at', header: t('col_since'), cell: ({ at }) => format.date(at, 'time') },
        ]}
      />
    </section>
  );
}

/** Consumers that have events before them. */
export function ConsumersBehind({
  consumers,
}: {
  readonly consumers: NonNullable<Trouble['consumers']>;
}): ReactNode {
  const t = useT('bookingTrouble');
  return (
    <section className={css.section} aria-labelledby="consumers-title">
      <h3 id="consumers-title">{t('consumers')}</h3>
      <Table
        caption={t('consumers')}
        captionHidden
        dense
        named
        rows={consumers}
        rowKey={({ consumer }) => consumer}
        columns={[
          { key: 'consumer', header: t('col_consumer'), cell: ({ consumer }) => consumer },
          { key: 'pending', header: t('col_pending'), numeric: true, cell: ({ pending }) => pending },
          {
            key: 'working',
            header: t('col_working'),
            numeric: true,
            cell: ({ unacknowledged }) => unacknowledged,
          },
          { key: 'again', header: t('col_again'), numeric: true, cell: ({ redelivered }) => redelivered },
        ]}
      />
    </section>
  );
}
