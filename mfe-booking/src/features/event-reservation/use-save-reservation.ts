import type { EventReservationPage } from '@narae/contracts';
import { eventReservation, eventReservChange, eventReservSave, myinfoEventList } from '@narae/contracts/rows';
import { firstMissingOfEvent } from '@narae/rules';
import { ApiError, confirm, toast, useCallOnce, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';
import type { Problems } from '../../shared/people/use-problems.ts';
import { namespace } from '../../texts.ts';
import type { ReservationDraft } from './use-reservation-draft.ts';

/** Reserving, or changing what is reserved, all at once (EVENT-5). */
export function useSaveReservation(
  page: EventReservationPage,
  form: ReservationDraft,
  problems: Problems,
  onSaved: () => void,
) {
  const t = useT(namespace);
  const errors = useT('errors');
  const { invalidate } = useCallCache();
  const callOnce = useCallOnce();
  const [saving, setSaving] = useState(false);
  const { event_id, reservation } = page;
  const { typed } = form;

  const again = async (): Promise<void> => {
    void invalidate(myinfoEventList);
    await invalidate(eventReservation, { event_id });
  };

  /** Whoever leaves takes their documents along (DOC-8): that is asked first. */
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
      // A telephone that is not one is cleared, so that it is typed anew (PEOPLE-6).
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
      // Places, days or the reservation are no longer what the screen shows.
      if (rejected) void again();
    } finally {
      setSaving(false);
    }
  };
  return { save, saving };
}
