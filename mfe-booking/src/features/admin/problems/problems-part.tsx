import '../../../shared/trouble/texts.ts';
import type { Trouble } from '@narae/contracts';
import { adminTrouble } from '@narae/contracts/rows';
import { useT, useFormat } from '@narae/shell-sdk';
import { Rows, ViewHead } from '@narae/shell-sdk/admin';
import { useCall } from '@narae/shell-sdk/query';
import { EmptyState, Loaded, Skeleton } from '@narae/ui';
import type { ReactNode } from 'react';
import { DeadLetters, EventName } from './dead-letters.tsx';
import css from './problems.module.css';

/** No event tells of changes. */
const POLL_MS = 10_000;

/** Events of booking that are stuck (ADMIN-2). */
export default function ProblemsPart(): ReactNode {
  const t = useT('bookingTrouble');
  const admin = useT('bookingAdmin');
  const common = useT('admin');
  const result = useCall(adminTrouble, {}, { staleTime: 0, refetchInterval: POLL_MS });
  return (
    <section className={css.part} aria-labelledby="trouble-title">
      <div>
        <ViewHead id="trouble-title" title={admin('part_trouble')} />
        <p className={css.note}>{t('note')}</p>
      </div>
      <Loaded
        result={result}
        waiting={<Skeleton shape="row" count={4} />}
        failed={{ title: common('load_fail'), compact: true }}
      >
        {(trouble) => <Shown {...trouble} />}
      </Loaded>
    </section>
  );
}

function Shown({ stuck, letters, letters_cnt, consumers }: Trouble): ReactNode {
  const t = useT('bookingTrouble');
  const fine = stuck.length + letters.length + (consumers?.length ?? 0) === 0;
  return (
    <>
      {consumers === null && <p className={css.warning}>{t('broker_away')}</p>}
      {fine && consumers && <EmptyState compact title={t('fine')} />}
      {letters.length > 0 && <DeadLetters letters={letters} letters_cnt={letters_cnt} />}
      {stuck.length > 0 && <StuckEvents stuck={stuck} />}
      {consumers && consumers.length > 0 && <ConsumersBehind consumers={consumers} />}
    </>
  );
}

/** Unpublished although they should be. */
function StuckEvents({ stuck }: Pick<Trouble, 'stuck'>): ReactNode {
  const t = useT('bookingTrouble');
  const format = useFormat();
  return (
    <section className={css.section} aria-labelledby="stuck-title">
      <h3 id="stuck-title">{t('stuck')}</h3>
      <p className={css.note}>{t('stuck_note')}</p>
      <Rows
        caption={t('stuck')}
        rows={stuck}
        rowKey={({ event_id }) => event_id}
        columns={[
          { key: 'event', header: t('col_event'), cell: (event) => <EventName {...event} /> },
          { key: 'model', header: t('col_model'), value: ({ model }) => model },
          { key: 'at', header: t('col_since'), value: ({ at }) => format.date(at, 'time') },
        ]}
      />
    </section>
  );
}

function ConsumersBehind({
  consumers,
}: {
  readonly consumers: NonNullable<Trouble['consumers']>;
}): ReactNode {
  const t = useT('bookingTrouble');
  return (
    <section className={css.section} aria-labelledby="consumers-title">
      <h3 id="consumers-title">{t('consumers')}</h3>
      <Rows
        caption={t('consumers')}
        named
        rows={consumers}
        rowKey={({ consumer }) => consumer}
        columns={[
          { key: 'consumer', header: t('col_consumer'), value: ({ consumer }) => consumer },
          { key: 'pending', header: t('col_pending'), numeric: true, value: ({ pending }) => pending },
          {
            key: 'working',
            header: t('col_working'),
            numeric: true,
            value: ({ unacknowledged }) => unacknowledged,
          },
          { key: 'again', header: t('col_again'), numeric: true, value: ({ redelivered }) => redelivered },
        ]}
      />
    </section>
  );
}
