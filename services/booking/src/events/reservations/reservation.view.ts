import type {
  EventDocuments,
  LanTp,
  PersonPapers,
  EventFile,
  EventReservation,
  MyEvent,
  ReservedEvent,
} from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { missingEventPapers, numericDay, seoulDay, saidTimes } from '@narae/rules';
import type { PlainReservation, EventDocument } from '../domain/event-reservation.model.ts';
import { guestsWithDocuments } from '../domain/guest-documents.rules.ts';
import { eventRejectionTexts, rejectionView } from '../../kernel/index.ts';
import type { KnownEvent } from '../../catalog/index.ts';
import { servedFile } from '../../documents/index.ts';

/** State of everybody's papers, as the member sees it (EVENT-9). */
export const documentStates = (
  reservation: Pick<PlainReservation, 'people' | 'files'>,
  { documents }: { readonly documents: EventDocuments },
  lanTp: LanTp,
): PersonPapers[] =>
  guestsWithDocuments(reservation, documents).map(({ guest, sort_order, state }) => ({
    event_rv_mem_id: guest.event_rv_mem_id,
    sort_order,
    mem_nm: guest.mem_nm,
    papers_state: state,
    rejection: state === 'rejected' ? rejectionView(guest.check, eventRejectionTexts(lanTp)) : null,
  }));

export const reservationView = (reservation: PlainReservation): EventReservation => {
  const { event_rv_id, event_id, mem_id, people, state } = reservation;
  const [use_yn, del_yn] = state === 'deleted' ? (['N', 'Y'] as const) : (['Y', 'N'] as const);
  return {
    event_rv_id,
    event_id,
    mem_id,
    mem_nm: people[0]?.mem_nm ?? '',
    tel: reservation.tel,
    email: reservation.email,
    area: reservation.area,
    use_yn,
    del_yn,
    application_yn: state === 'reserved' ? 'Y' : 'N',
    reg_date: (reservation.reserved_at ?? reservation.reg_date).toISOString(),
    mod_date: reservation.mod_date.toISOString(),
    event_cnt: people.length,
    members: people.map((person, i) => ({
      event_rv_mem_id: person.event_rv_mem_id,
      event_rv_id,
      mem_id,
      mem_nm: person.mem_nm,
      sort_order: i + 1,
      use_yn: 'Y' as const,
      reg_date: person.reg_date.toISOString(),
      mod_date: person.mod_date.toISOString(),
    })),
  };
};

/** @param left places left by booking's ledger */
export const reservedEvent = (event: KnownEvent, left: number, lanTp: LanTp): ReservedEvent => ({
  event_title: textIn(event.titles, lanTp),
  event_place: event.places ? textIn(event.places, lanTp) : '',
  shown_yn: event.withdrawn === true ? 'N' : 'Y',
  ymd_format: event.event_day,
  ...saidTimes(event),
  start_day: numericDay(event.start_day),
  end_day: numericDay(event.end_day),
  event_total_cnt: event.event_total_cnt,
  personnel_cnt: left,
  file_path: event.file_path,
  file_name: event.file_name,
});

export const myEvent = (
  reservation: PlainReservation,
  event: KnownEvent,
  { left, lanTp, now }: { left: number; lanTp: LanTp; now: Date },
): MyEvent => {
  const { state, people, files } = reservation;
  const shown = reservedEvent(event, left, lanTp);
  const changing = state === 'reserved' && shown.shown_yn === 'Y';
  const missing = missingEventPapers({ people: people.length, documents: event.documents, files });
  return {
    ...shown,
    ...reservationView(reservation),
    papers_missing: changing ? missing.length : 0,
    papers: changing ? documentStates(reservation, event, lanTp) : [],
    changeable_yn: changing && seoulDay(now) <= event.end_day ? 'Y' : 'N',
  };
};

export const eventFile = (
  { event_id, mem_id }: Pick<PlainReservation, 'event_id' | 'mem_id'>,
  file: EventDocument,
): EventFile => ({
  event_mem_file_id: file.event_mem_file_id,
  event_id,
  mem_id,
  file_type: file.file_type,
  sort_order: file.sort_order,
  ...servedFile(file.event_mem_file_id, file),
});

export const eventFiles = (reservation: PlainReservation): EventFile[] =>
  [...reservation.files]
    .sort((a, b) => a.sort_order - b.sort_order || a.file_type.localeCompare(b.file_type))
    .map((file) => eventFile(reservation, file));
