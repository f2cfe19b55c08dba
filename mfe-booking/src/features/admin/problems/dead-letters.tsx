import type { Trouble, DeadLetterRow } from '@narae/contracts';
import { useFormat, useT, call, toast } from '@narae/shell-sdk';
import { Button } from '@narae/ui';
import { type ReactNode, useState } from 'react';
import { adminTrouble, adminTroubleDiscard, adminTroubleRetry } from '@narae/contracts/rows';
import { MOST_DISCARD_REASON } from '@narae/contracts/trouble-limits';
import { useCallCache } from '@narae/shell-sdk/query';
import { Rows } from '@narae/shell-sdk/admin';
import css from './problems.module.css';
import { NoteDialog } from '../note-dialog.tsx';

export function DeadLetters({ letters, letters_cnt }: Pick<Trouble, 'letters' | 'letters_cnt'>): ReactNode {
  const t = useT('bookingTrouble');
  const format = useFormat();
  const { busy, retry } = useRetryDeadLetters();
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
      <Rows
        caption={title}
        rows={letters}
        rowKey={({ consumer, event_id }) => `${consumer}:${event_id}`}
        columns={[
          { key: 'event', header: t('col_event'), cell: (letter) => <EventName {...letter} /> },
          { key: 'consumer', header: t('col_consumer'), value: ({ consumer }) => consumer },
          { key: 'error', header: t('col_error'), value: ({ error }) => error },
          { key: 'at', header: t('col_since'), value: ({ at }) => format.date(at, 'time') },
          { key: 'do', header: t('col_do'), cell: (letter) => <DeadLetterActions letter={letter} /> },
        ]}
      />
    </section>
  );
}

function DeadLetterActions({ letter }: { readonly letter: DeadLetterRow }): ReactNode {
  const t = useT('bookingTrouble');
  const { busy, retry } = useRetryDeadLetters();
  const [discarding, setDiscarding] = useState(false);
  const { consumer, event_id } = letter;
  return (
    <div className={css.actions}>
      <Button kind="secondary" busy={busy} onClick={() => void retry({ consumer, event_id })}>
        {t('retry')}
      </Button>
      <Button kind="quiet" disabled={busy} onClick={() => setDiscarding(true)}>
        {t('discard')}
      </Button>
      {discarding && <DiscardDialog letter={letter} onClose={() => setDiscarding(false)} />}
    </div>
  );
}

interface DiscardDialogProps {
  readonly letter: DeadLetterRow;
  readonly onClose: () => void;
}

function DiscardDialog({ letter, onClose }: DiscardDialogProps): ReactNode {
  const t = useT('bookingTrouble');
  const { invalidate } = useCallCache();
  const { consumer, event_id } = letter;
  return (
    <NoteDialog
      title={t('discard_title')}
      action={t('discard')}
      field={{
        label: t('reason'),
        hint: t('reason_hint'),
        needed: t('reason_needed'),
        maxLength: MOST_DISCARD_REASON,
      }}
      done={t('discarded')}
      onSend={(reason) => call(adminTroubleDiscard, { consumer, event_id, reason })}
      refresh={() => invalidate(adminTrouble)}
      onClose={onClose}
    >
      <EventName {...letter} />
      <p>{t('discard_text')}</p>
    </NoteDialog>
  );
}

function useRetryDeadLetters(): {
  readonly busy: boolean;
  readonly retry: (which: Pick<DeadLetterRow, 'consumer'> & { readonly event_id?: string }) => Promise<void>;
} {
  const t = useT('bookingTrouble');
  const { invalidate } = useCallCache();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    retry: async (which) => {
      setBusy(true);
      try {
        const { done, left } = await call(adminTroubleRetry, which);
        toast.show({ text: t('retried', { done, left }), kind: done > 0 ? 'success' : 'warning' });
      } catch (error) {
        toast.rejection(error);
      } finally {
        await invalidate(adminTrouble);
        setBusy(false);
      }
    },
  };
}

/** With the event's number, as logs call it. */
export function EventName({
  subject,
  aggregate_id,
  event_id,
}: Pick<DeadLetterRow, 'subject' | 'aggregate_id' | 'event_id'>): ReactNode {
  return (
    <div>
      {subject}
      <span className={css.more}>{aggregate_id}</span>
      <span className={css.more}>{event_id}</span>
    </div>
  );
}
