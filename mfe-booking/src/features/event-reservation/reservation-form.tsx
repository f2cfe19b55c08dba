import type { EventReservationPage } from '@narae/contracts';
import { dayOf, eventPapersOwed } from '@narae/rules';
import { useFormat, useT } from '@narae/shell-sdk';
import type { FormEvent, ReactNode } from 'react';
import { FormActions } from '../../shared/people/form-actions.tsx';
import peopleCss from '../../shared/people/people.module.css';
import { useProblems } from '../../shared/people/use-problems.ts';
import { namespace } from '../../texts.ts';
import css from './event-reservation.module.css';
import { Headcount } from './headcount.tsx';
import { ParticipantCard } from './participant-card.tsx';
import { useEventDocuments } from './use-event-documents.ts';
import { useForget } from './use-forget.ts';
import { useReservationDraft } from './use-reservation-draft.ts';
import { useSaveReservation } from './use-save-reservation.ts';

interface ReservationFormProps {
  readonly page: EventReservationPage;
  readonly onSaved: () => void;
}

/** How many come and who, with their documents; filled with what is reserved already (EVENT-5). */
export function ReservationForm({ page, onSaved }: ReservationFormProps): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const { reservation } = page;
  const form = useReservationDraft(page);
  const problems = useProblems();
  const documents = useEventDocuments(page);
  const { save, saving } = useSaveReservation(page, form, problems, onSaved);
  const { forget, forgetting } = useForget(page, form);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <form className={peopleCss.form} onSubmit={send} noValidate>
      {reservation && (
        <div className={css.standing}>
          <p>{t('event_have', { count: reservation.event_cnt })}</p>
          <p>
            {t(page.state === 'closed' ? 'event_closed_change' : 'event_change_until', {
              day: format.date(dayOf(page.end_day), 'day'),
            })}
          </p>
        </div>
      )}
      <p className={peopleCss.note}>{t('travellers_note')}</p>
      <Headcount
        page={page}
        count={form.fields.count}
        onChange={(count) => form.set({ count })}
        problems={problems}
      />
      {form.typed.members.map((_, at) => (
        <ParticipantCard
          key={at}
          page={page}
          person={at + 1}
          form={form}
          documents={documents}
          problems={problems}
        />
      ))}
      {eventPapersOwed(page.documents).length > 0 && (
        <p className={peopleCss.note}>{t('event_privacy_note')}</p>
      )}
      <FormActions
        saveLabel={t(reservation ? 'modify' : 'event_reserve')}
        saving={saving}
        uploading={documents.busy}
        forgetLabel={t(reservation ? 'event_delete' : 'event_forget')}
        forgetting={forgetting}
        onForget={forget}
        unkept={form.unkept}
      />
    </form>
  );
}
