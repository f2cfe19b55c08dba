import type { EventReservationPage } from '@narae/contracts';
import { dayOf, eventPapersOwed, eventField } from '@narae/rules';
import { useFormat, useT } from '@narae/shell-sdk';
import type { ReactNode } from 'react';
import { MOST_EVENT_PEOPLE } from '@narae/contracts/event-limits';
import { SelectField, VisuallyHidden } from '@narae/ui';
import { FormActions } from '../../shared/people/form-actions.tsx';
import peopleCss from '../../shared/people/people.module.css';
import type { PeopleForm } from '../../shared/people/use-kept-form.ts';
import { namespace } from '../../texts.ts';
import css from './event-reservation.module.css';
import { ParticipantCard } from './participant-card.tsx';
import { useEventDocuments } from './participant-documents.tsx';
import { typedIn, useForget, useReservation } from './use-reservation.ts';

interface ReservationFormProps {
  readonly page: EventReservationPage;
  readonly onSaved: () => void;
}

export function ReservationForm({ page, onSaved }: ReservationFormProps): ReactNode {
  const t = useT(namespace);
  const format = useFormat();
  const { reservation } = page;
  const form = useReservation(page, onSaved);
  const documents = useEventDocuments(page);
  const { forget, forgetting } = useForget(page, form);
  return (
    <form className={peopleCss.form} {...form.props}>
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
      <Headcount page={page} form={form} />
      {typedIn(form.values).members.map((_, at) => (
        <ParticipantCard key={at} page={page} person={at + 1} form={form} documents={documents} />
      ))}
      {eventPapersOwed(page.documents).length > 0 && (
        <p className={peopleCss.note}>{t('event_privacy_note')}</p>
      )}
      <FormActions
        form={form}
        saveLabel={t(reservation ? 'modify' : 'event_reserve')}
        uploading={documents.busy}
        forgetLabel={t(reservation ? 'event_delete' : 'event_forget')}
        forgetting={forgetting}
        onForget={forget}
      />
    </form>
  );
}

interface HeadcountProps {
  readonly page: EventReservationPage;
  readonly form: PeopleForm;
}

/**
 * From nobody to the places left, those the waiting list keeps for the member (SEAT-7), and their own
 * (EVENT-5). An event closed early leaves only their own (EVENT-11).
 */
function Headcount({ page, form }: HeadcountProps): ReactNode {
  const t = useT(namespace);
  const errors = useT('errors');
  const wired = form.text(eventField.count);
  const count = Number(wired.value);
  const free = page.state === 'closed' ? 0 : page.personnel_cnt + page.offered_cnt;
  const left = free + (page.reservation?.event_cnt ?? 0);
  const tooMany = count > left ? errors('event_reserv_cnt_fail', { count: left }) : undefined;
  const most = Math.max(Math.min(left, MOST_EVENT_PEOPLE), count);
  return (
    <div className={css.count}>
      <SelectField
        {...wired}
        error={tooMany ?? wired.error}
        label={t('event_count')}
        options={Array.from({ length: most + 1 }, (_, people) => ({
          value: String(people),
          label: t('event_people', { count: people }),
        }))}
      />
      <VisuallyHidden>
        <span role="status">{tooMany}</span>
      </VisuallyHidden>
    </div>
  );
}
