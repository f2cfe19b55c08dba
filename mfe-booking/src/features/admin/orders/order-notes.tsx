import type { AdminNote } from '@narae/contracts';
import { MOST_NOTE_TEXT } from '@narae/contracts/order-admin-limits';
import { adminOrderNote } from '@narae/contracts/rows';
import { call, useFormat, useT } from '@narae/shell-sdk';
import { useAuthors } from '@narae/shell-sdk/admin';
import { Button, TextArea } from '@narae/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useChange } from '@narae/shell-sdk/admin';
import css from './orders.module.css';
import { useRefreshOrders } from './use-refresh-orders.ts';

interface OrderNotesProps {
  readonly order_id: string;
  readonly notes: readonly AdminNote[];
}

/** The desk's notes, the newest first, and a new one (ORDER-17). */
export function OrderNotes({ order_id, notes }: OrderNotesProps): ReactNode {
  const t = useT('bookingOrders');
  const format = useFormat();
  const authors = useAuthors();
  return (
    <section className={css.section} aria-labelledby="order-notes">
      <h3 id="order-notes">{t('notes')}</h3>
      <NoteForm order_id={order_id} />
      {notes.length > 0 && (
        <ol className={css.notes} role="list">
          {notes.map(({ note_id, by, at, text }) => (
            <li key={note_id}>
              <p className={css.words}>{text}</p>
              <span className={css.note}>
                {authors(by)} · {format.date(at, 'time')}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function NoteForm({ order_id }: Pick<OrderNotesProps, 'order_id'>): ReactNode {
  const t = useT('bookingOrders');
  const { busy, change } = useChange(useRefreshOrders());
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const empty = text.trim() === '';
  const write = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAsked(true);
    if (empty) return;
    const noted = await change(() => call(adminOrderNote, { order_id, text: text.trim() }), t('note_done'));
    if (!noted) return;
    setText('');
    setAsked(false);
  };
  return (
    <form className={css.form} onSubmit={(event) => void write(event)}>
      <TextArea
        label={t('note')}
        hint={t('note_hint')}
        error={asked && empty && t('note_empty')}
        rows={3}
        maxLength={MOST_NOTE_TEXT}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" kind="secondary" busy={busy}>
        {t('note_add')}
      </Button>
    </form>
  );
}
