import { isBlank } from '@narae/contracts/prepared-text';
import type { AdminNote } from '@narae/contracts';
import { MOST_NOTE_TEXT } from '@narae/contracts/order-admin-limits';
import { adminOrderNote } from '@narae/contracts/rows';
import { call, toast, toastTimes, useFormat, useT } from '@narae/shell-sdk';
import { useAuthors } from '@narae/shell-sdk/admin';
import { useForm } from '@narae/shell-sdk/form';
import { Button, FormNotice, TextArea } from '@narae/ui';
import type { ReactNode } from 'react';
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
  const refresh = useRefreshOrders();
  const form = useForm({
    initial: { text: '' },
    ms: toastTimes.long,
    asksBeforeLeaving: true,
    check: ({ text }) => (isBlank(text) ? { text: t('note_empty') } : {}),
    send: async ({ text }) => {
      await call(adminOrderNote, { order_id, text: text.trim() });
      toast.show({ text: t('note_done'), kind: 'success' });
      form.reset();
      await refresh();
    },
    onReject: () => void refresh(),
  });
  return (
    <form className={css.form} {...form.props}>
      <TextArea
        {...form.text('text')}
        label={t('note')}
        hint={t('note_hint')}
        rows={3}
        maxLength={MOST_NOTE_TEXT}
      />
      <FormNotice text={form.notice} />
      <Button type="submit" kind="secondary" busy={form.busy}>
        {t('note_add')}
      </Button>
    </form>
  );
}
