import type { Trouble } from '@narae/contracts';
import { useFormat, useT } from '@narae/shell-sdk';
import { Button, Table } from '@narae/ui';
import type { ReactNode } from 'react';
import { EventName } from './event-name.tsx';
import { LetterActions } from './letter-actions.tsx';
import css from './trouble.module.css';
import { useRetryLetters } from './use-retry-letters.ts';

/** Events that a consumer gave up, the oldest first. */
export function DeadLetters({ letters, letters_cnt }: Pick<Trouble, 'letters' | 'letters_cnt'>): ReactNode {
  const t = useT('bookingTrouble');
  const format = useFormat();
  const { busy, retry } = useRetryLetters();
  const consumers = [...new Set(letters.map(({ consumer }) => consumer))];
  const title = t('letters', { count: letters_cnt });
  return (
    <section className={css.section} aria-labelledby="letters-title">
      <h3 id="letters-title">{title}</h3>
      <p className={css.note}>{t('letters_note')}</p>
      <div className={css.actions}>
        {consumers.map((consumer) => (
          <Button key={consumer} kind="secondary" busy={busy} onClick={() => void retry({ consumer })}>
            {t('retry_all', { consumer })}
          </Button>
        ))}
      </div>
      <Table
        caption={title}
        captionHidden
        dense
        rows={letters}
        rowKey={({ consumer, event_id }) => `${consumer}:${event_id}`}
        columns={[
          { key: 'event', header: t('col_event'), cell: (letter) => <EventName {...letter} /> },
          { key: 'consumer', header: t('col_consumer'), cell: ({ consumer }) => consumer },
          { key: 'error', header: t('col_error'), cell: ({ error }) => error },
          { key: 'at', header: t('col_since'), cell: ({ at }) => format.date(at, 'time') },
          { key: 'do', header: t('col_do'), cell: (letter) => <LetterActions letter={letter} /> },
        ]}
      />
    </section>
  );
}
