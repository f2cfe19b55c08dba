import type { EventReservationPage, TypedEventReservation } from '@narae/contracts';
import {
  eventReservation,
  eventReservDraft,
  eventPassPortDelete,
  eventReservDelete,
  myinfoEventList,
} from '@narae/contracts/rows';
import type { EventReservationDraft } from '@narae/rules';
import { call, useSession, confirm, toast, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';
import { useKeepDraft } from '../../shared/people/draft-keeper.ts';
import { namespace } from '../../texts.ts';

interface Fields {
  readonly count: number;
  /** Names beyond the count wait in case those people come after all. */
  readonly names: readonly string[];
  readonly tel: string;
  readonly email: string;
  readonly area: string;
}

/** What was typed and not saved yet, else what is reserved. */
const beginning = ({ draft, reservation }: EventReservationPage, ownEmail: string): Fields => {
  const begun = draft ?? reservation;
  if (!begun) return { count: 0, names: [], tel: '', email: ownEmail, area: '' };
  const { members, tel, area } = begun;
  const email = begun.email || (members.length === 0 ? ownEmail : '');
  return { count: members.length, names: members.map(({ mem_nm }) => mem_nm), tel, email, area };
};

const typedIn = ({ count, names, tel, email, area }: Fields): TypedEventReservation => ({
  members: Array.from({ length: count }, (_, at) => ({ mem_nm: names[at] ?? '' })),
  tel,
  email,
  area,
});

/** What is typed is kept on the server after each pause (ORDER-10). */
export function useReservationDraft(page: EventReservationPage) {
  const { event_id, documents, files } = page;
  const { user } = useSession();
  const ownEmail = user?.mem_email ?? '';
  const { replace } = useCallCache();
  const { failed, keep, stop } = useKeepDraft(`event ${event_id}`);
  const [fields, setFields] = useState(() => beginning(page, ownEmail));

  const change = (changed: Partial<Fields>): void => {
    const now = { ...fields, ...changed };
    setFields(now);
    const typed = typedIn(now);
    // The screen begins with this answer when it is opened again.
    replace(eventReservation, { event_id }, (rows) => rows.map((row) => ({ ...row, draft: typed })));
    keep((leaving) => call(eventReservDraft, { event_id, ...typed }, { keepalive: leaving }));
  };
  const typed = typedIn(fields);
  const draft: EventReservationDraft = { ...typed, documents, files };
  return {
    fields,
    typed,
    draft,
    unkept: failed,
    /** Resolves when nothing is on its way. */
    stopKeeping: stop,
    keepOn: (): void => change({}),
    set: change,
    /** @param person from 1 */
    setName: (person: number, name: string): void =>
      change({
        names: Array.from({ length: Math.max(fields.names.length, person) }, (_, at) =>
          at + 1 === person ? name : (fields.names[at] ?? ''),
        ),
      }),
    clear: (): void => setFields({ count: 0, names: [], tel: '', email: ownEmail, area: '' }),
  };
}

export type ReservationDraft = ReturnType<typeof useReservationDraft>;

/** Deletes a reservation with everything of its people, or what was typed for one (EVENT-5). */
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
      // Also after a failure: earlier deletions stand.
      await invalidate(eventReservation, { event_id });
      setForgetting(false);
    }
  };
  return { forget, forgetting };
}
