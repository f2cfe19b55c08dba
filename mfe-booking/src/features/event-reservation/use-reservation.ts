import type { EventReservationPage, TypedEventReservation } from '@narae/contracts';
import {
  eventReservation,
  eventReservChange,
  eventReservDraft,
  eventReservSave,
  eventPassPortDelete,
  eventReservDelete,
  myinfoEventList,
} from '@narae/contracts/rows';
import { eventField, firstMissingOfEvent } from '@narae/rules';
import { call, useCallOnce, confirm, toast, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';
import {
  useKeptForm,
  useOwnEmail,
  type KeptForm,
  type PeopleTexts,
} from '../../shared/people/use-kept-form.ts';
import { namespace } from '../../texts.ts';
import { whenRejected } from '../../shared/when-rejected.ts';

const nobody = (email: string): PeopleTexts => ({ [eventField.count]: '0', tel: '', email, area: '' });

/** What was typed and not saved yet, else what is reserved. */
const beginning = ({ draft, reservation }: EventReservationPage, ownEmail: string): PeopleTexts => {
  const begun = draft ?? reservation;
  if (!begun) return nobody(ownEmail);
  const { members, tel, area } = begun;
  return {
    [eventField.count]: String(members.length),
    ...Object.fromEntries(members.map(({ mem_nm }, at) => [eventField.name(at + 1), mem_nm])),
    tel,
    email: begun.email || (members.length === 0 ? ownEmail : ''),
    area,
  };
};

/** Names beyond the headcount wait in case those people come after all. */
export const typedIn = (texts: PeopleTexts): TypedEventReservation => ({
  members: Array.from({ length: Number(texts[eventField.count]) }, (_, at) => ({
    mem_nm: texts[eventField.name(at + 1)] ?? '',
  })),
  tel: texts['tel'] ?? '',
  email: texts['email'] ?? '',
  area: texts['area'] ?? '',
});

/** People who leave take their documents along (DOC-8). */
function useAgreesToLeaving({ reservation }: EventReservationPage) {
  const t = useT(namespace);
  return async (texts: PeopleTexts): Promise<boolean> => {
    const { members } = typedIn(texts);
    const leaving = (reservation?.event_cnt ?? 0) - members.length;
    if (leaving < 1) return true;
    return confirm({
      title: t('event_fewer_confirm', { count: members.length }),
      text: t('event_fewer_text', { count: leaving }),
      ok: t('modify'),
      tone: 'danger',
    });
  };
}

/** Reserves, or changes what is reserved (EVENT-5). */
export function useReservation(page: EventReservationPage, onSaved: () => void) {
  const { event_id, documents, files, reservation } = page;
  const { replace } = useCallCache();
  const callOnce = useCallOnce();
  const again = useReservationAgain(event_id);
  const agree = useAgreesToLeaving(page);
  return useKeptForm<PeopleTexts>({
    name: `event ${event_id}`,
    initial: beginning(page, useOwnEmail()),
    keep: (texts) => {
      const typed = typedIn(texts);
      replace(eventReservation, { event_id }, (rows) => rows.map((row) => ({ ...row, draft: typed })));
      return (leaving) => call(eventReservDraft, { event_id, ...typed }, { keepalive: leaving });
    },
    violation: (texts) => firstMissingOfEvent({ ...typedIn(texts), documents, files }),
    agree,
    send: async (texts) => {
      const { members, tel, email, area } = typedIn(texts);
      const filled = { members, tel: tel.trim(), email: email.trim(), area: area.trim() };
      if (reservation) await callOnce(eventReservChange, { event_rv_id: reservation.event_rv_id, ...filled });
      else await callOnce(eventReservSave, { event_id, ...filled });
      toast.show({ key: 'order_customer_info_success', kind: 'success' });
      onSaved();
      await again();
    },
    onReject: whenRejected(again),
  });
}

/** Here and in my info; resolves when it is here. */
function useReservationAgain(event_id: string) {
  const { invalidate } = useCallCache();
  return async (): Promise<void> => {
    void invalidate(myinfoEventList);
    await invalidate(eventReservation, { event_id });
  };
}

/** Deletes a reservation with everything of its people, or what was typed for one (EVENT-5). */
export function useForget(page: EventReservationPage, form?: KeptForm) {
  const t = useT(namespace);
  const { invalidate } = useCallCache();
  const [forgetting, setForgetting] = useState(false);
  const email = useOwnEmail();
  const { event_id, reservation, files } = page;

  const forgetAll = async (): Promise<void> => {
    if (reservation) {
      await call(eventReservDelete, { event_rv_id: reservation.event_rv_id });
      return;
    }
    for (const { event_mem_file_id } of files) await call(eventPassPortDelete, { event_mem_file_id });
    await call(eventReservDraft, { event_id, members: [], tel: '', email: '', area: '' });
  };

  const forget = async (): Promise<void> => {
    const agreed = await confirm({
      title: t(reservation ? 'event_delete_confirm' : 'event_forget_confirm'),
      text: t(reservation ? 'event_delete_text' : 'forget_text'),
      ok: t(reservation ? 'event_delete' : 'event_forget'),
      tone: 'danger',
    });
    if (!agreed) return;
    setForgetting(true);
    try {
      await form?.stopKeeping();
      await forgetAll();
      form?.reset(nobody(email));
      toast.show({ key: 'common_delete_success', kind: 'success' });
      void invalidate(myinfoEventList);
    } catch (error) {
      toast.rejection(error);
      form?.keepOn();
    } finally {
      // Also after a failure: earlier deletions stand.
      await invalidate(eventReservation, { event_id });
      setForgetting(false);
    }
  };
  return { forget, forgetting };
}
