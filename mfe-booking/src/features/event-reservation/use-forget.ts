import type { EventReservationPage } from '@narae/contracts';
import {
  eventPassPortDelete,
  eventReservation,
  eventReservDelete,
  eventReservDraft,
  myinfoEventList,
} from '@narae/contracts/rows';
import { call, confirm, toast, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';
import { namespace } from '../../texts.ts';
import type { ReservationDraft } from './use-reservation-draft.ts';

/** Deleting a reservation with everything of its people, or what was entered for one (EVENT-5). */
export function useForget(page: EventReservationPage, form?: ReservationDraft) {
  const t = useT(namespace);
  const { invalidate } = useCallCache();
  const [forgetting, setForgetting] = useState(false);
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
      form?.clear();
      toast.show({ key: 'common_delete_success', kind: 'success' });
      void invalidate(myinfoEventList);
    } catch (error) {
      toast.rejection(error);
      form?.keepOn();
    } finally {
      // Also after a failure: what was deleted before it is gone.
      await invalidate(eventReservation, { event_id });
      setForgetting(false);
    }
  };
  return { forget, forgetting };
}
