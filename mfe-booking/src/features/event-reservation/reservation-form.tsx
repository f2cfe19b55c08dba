import type { EventReservationPage } from '@narae/contracts';
import { dayOf, eventPapersOwed, eventField, firstMissingOfEvent } from '@narae/rules';
import { useFormat, useT, ApiError, confirm, toast, useCallOnce } from '@narae/shell-sdk';
import { type FormEvent, type ReactNode, useState } from 'react';
import { MOST_EVENT_PEOPLE } from '@narae/contracts/event-limits';
import { SelectField, VisuallyHidden } from '@narae/ui';
import { eventReservation, eventReservChange, eventReservSave, myinfoEventList } from '@narae/contracts/rows';
import { useCallCache } from '@narae/shell-sdk/query';
import { FormActions } from '../../shared/people/form-actions.tsx';
import peopleCss from '../../shared/people/people.module.css';
import { useProblems, type Problems } from '../../shared/people/use-problems.ts';
import { namespace } from '../../texts.ts';
import css from './event-reservation.module.css';
import { ParticipantCard } from './participant-card.tsx';
import { useEventDocuments } from './participant-documents.tsx';
import { type ReservationDraft, useForget, useReservationDraft } from './use-reservation-draft.ts';

interface ReservationFormProps {
  readonly page: EventReservationPage;
  readonly onSaved: () => void;
}

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

interface HeadcountProps {
  readonly page: EventReservationPage;
  readonly count: number;
  readonly onChange: (count: number) => void;
  readonly problems: Problems;
}

/**
 * From nobody to the places left, those the waiting list keeps for the member (SEAT-7), and their own
 * (EVENT-5). An event closed early leaves only their own (EVENT-11).
 */
function Headcount({ page, count, onChange, problems }: HeadcountProps): ReactNode {
  const t = useT(namespace);
  const errors = useT('errors');
  // Not its `onInput`: a rendering between `input` and `change` would put the select back.
  const { error, ref } = problems.wire(eventField.count);
  const free = page.state === 'closed' ? 0 : page.personnel_cnt + page.offered_cnt;
  const left = free + (page.reservation?.event_cnt ?? 0);
  const tooMany = count > left ? errors('event_reserv_cnt_fail', { left }) : undefined;
  const most = Math.max(Math.min(left, MOST_EVENT_PEOPLE), count);
  return (
    <div className={css.count}>
      <SelectField
        ref={ref}
        error={tooMany ?? error}
        label={t('event_count')}
        options={Array.from({ length: most + 1 }, (_, people) => ({
          value: String(people),
          label: t('event_people', { count: people }),
        }))}
        value={String(count)}
        onChange={(event) => {
          problems.clear(eventField.count);
          onChange(Number(event.target.value));
        }}
      />
      <VisuallyHidden>
        <span role="status">{tooMany}</span>
      </VisuallyHidden>
    </div>
  );
}

function useSaveReservation(
  page: EventReservationPage,
  form: ReservationDraft,
  problems: Problems,
  onSaved: () => void,
) {
  const t = useT(namespace);
  const errors = useT('errors');
  const callOnce = useCallOnce();
  const [saving, setSaving] = useState(false);
  const { event_id, reservation } = page;
  const again = useReservationAgain(event_id);
  const { typed } = form;

  /** People who leave take their documents along (DOC-8). */
  const leavingAgreed = async (): Promise<boolean> => {
    const leaving = (reservation?.event_cnt ?? 0) - typed.members.length;
    if (leaving < 1) return true;
    return confirm({
      title: t('event_fewer_confirm', { count: typed.members.length }),
      text: t('event_fewer_text', { count: leaving }),
      ok: t('modify'),
      tone: 'danger',
    });
  };

  const save = async (): Promise<void> => {
    const missing = firstMissingOfEvent(form.draft);
    if (missing) {
      // A telephone that is not one is cleared (PEOPLE-6).
      if (missing.error === 'common_tel_number') form.set({ tel: '' });
      return problems.say(missing.field, errors(missing.error, missing.params));
    }
    if (!(await leavingAgreed())) return;
    setSaving(true);
    try {
      await form.stopKeeping();
      const filled = { ...typed, tel: typed.tel.trim(), email: typed.email.trim(), area: typed.area.trim() };
      if (reservation) await callOnce(eventReservChange, { event_rv_id: reservation.event_rv_id, ...filled });
      else await callOnce(eventReservSave, { event_id, ...filled });
      toast.show({ key: 'order_customer_info_success', kind: 'success' });
      onSaved();
      await again();
    } catch (error) {
      const rejected = error instanceof ApiError && !error.temporary;
      if (rejected && error.field && error.message) problems.say(error.field, error.message);
      else toast.rejection(error);
      form.keepOn();
      if (rejected) void again();
    } finally {
      setSaving(false);
    }
  };
  return { save, saving };
}

/** Here and in my info; resolves when it is here. */
function useReservationAgain(event_id: string) {
  const { invalidate } = useCallCache();
  return async (): Promise<void> => {
    void invalidate(myinfoEventList);
    await invalidate(eventReservation, { event_id });
  };
}
