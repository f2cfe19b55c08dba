import type { EventFile, EventFileType } from '@narae/contracts';
import { eventPapersOwed } from '@narae/rules';
import { DomainError, nextId, type CleanImage } from '@narae/service-kit';
import type { EventsContext } from '../context.ts';
import { deleteFiles, keepUpload, repeatsUpload } from '../../documents/index.ts';
import type { EventPaper } from '../domain/event-reservation.model.ts';
import { inPaperDeletionOrder, isSamePaper, placesOf } from '../domain/event-reservation.rules.ts';
import { mayMend, toCheckAgain } from '../domain/person-papers.rules.ts';
import { findOwnReservation, findReservation } from '../domain/event-reservation.queries.ts';
import {
  findChangeableEvent,
  findComingEvent,
  findOpen,
  findOrBegin,
  isEventOver,
  type Reserver,
} from '../reservations/begin-reservation.ts';
import { changeReservation } from '../reservations/write-reservation.ts';
import { eventFile, eventFiles } from '../reservations/reservation.view.ts';

export interface PaperAddress {
  readonly event_id: string;
  readonly sort_order: number;
  readonly file_type: EventFileType;
}

/**
 * Checks before the bytes are read that the event asks for this document, of a person it could have. After `end_day`,
 * members with a reservation may still replace what the organiser has not accepted (EVENT-9).
 * @throws DomainError event_not_found, expire_end, invalid_value
 */
export const checkPaperPlace = async (
  context: EventsContext,
  { event_id, sort_order, file_type }: PaperAddress,
  mem_id: string,
): Promise<void> => {
  const event = await findComingEvent(context, event_id);
  const { documents, event_total_cnt } = event;
  if (isEventOver(event, context.now())) {
    const known = await findOpen(context, event_id, mem_id);
    if (!known || !mayMend(known, documents, sort_order))
      throw new DomainError('expire_end', { field: 'event_id' });
  }
  if (sort_order > event_total_cnt) throw new DomainError('invalid_value', { field: 'sort_order' });
  // Only documents that are asked for are stored.
  if (!eventPapersOwed(documents).includes(file_type))
    throw new DomainError('invalid_value', { field: 'file_type' });
};

/**
 * Hands in a person's document, even before reserving; it replaces the earlier one of that kind (DOC-4).
 * @throws DomainError event_reserv_limit, upload_duplicate, version_conflict
 */
export const uploadPaper = async (
  context: EventsContext,
  { event_id, sort_order, file_type }: PaperAddress,
  image: CleanImage,
  by: Reserver,
): Promise<EventFile> => {
  const { event_rv_id } = await findOrBegin(context, event_id, by);
  const event_mem_file_id = await nextId(context.store, 'EVT_FILE');
  return keepUpload(context, event_rv_id, image, async (picture) => {
    const paper: EventPaper = { ...picture, event_mem_file_id, sort_order, file_type };
    let replaced: EventPaper[] = [];
    const changed = await changeReservation(
      context,
      () => findReservation(context.reservations, event_rv_id),
      (reservation, { now }) => {
        // Deleted during the upload.
        if (!reservation.open) throw new DomainError('version_conflict');
        if (repeatsUpload(reservation.files, paper))
          throw new DomainError('upload_duplicate', { field: 'img' });
        replaced = reservation.files.filter((known) => isSamePaper(known, paper));
        const files = [...reservation.files.filter((known) => !replaced.includes(known)), paper];
        const waits = sort_order > placesOf(reservation);
        const people = toCheckAgain(reservation.people, [paper]);
        return { set: { files, people, ...(waits && { unreserved_since: now }) } };
      },
    );
    if (!changed) throw new DomainError('version_conflict');
    return { result: eventFile(changed.after, paper), replaced };
  });
};

export const listPapers = async (
  context: EventsContext,
  event_id: string,
  mem_id: string,
): Promise<EventFile[]> => {
  const reservation = await findOpen(context, event_id, mem_id);
  return reservation ? eventFiles(reservation) : [];
};

/**
 * Deletes documents, those of the highest person first, while changes are allowed. Choosing none succeeds.
 * @throws DomainError expire_end, event_not_found, version_conflict
 */
export const deletePapers = async (
  context: EventsContext,
  event_id: string,
  chosen: (paper: EventPaper) => boolean,
  mem_id: string,
): Promise<void> => {
  const known = await findOpen(context, event_id, mem_id);
  if (!known?.files.some(chosen)) return;
  await findChangeableEvent(context, event_id);
  let removed: EventPaper[] = [];
  await changeReservation(
    context,
    () => findReservation(context.reservations, known.event_rv_id),
    ({ files, people }) => {
      removed = inPaperDeletionOrder(files.filter(chosen));
      if (removed.length === 0) return null;
      return {
        set: { files: files.filter((file) => !chosen(file)), people: toCheckAgain(people, removed) },
      };
    },
  );
  await deleteFiles(context, removed);
};

/** @throws DomainError upload_delete_fail when it is not the caller's */
export const deletePaper = async (
  context: EventsContext,
  event_mem_file_id: string,
  mem_id: string,
): Promise<void> => {
  const address = { 'files.event_mem_file_id': event_mem_file_id };
  const found = await findOwnReservation(context.reservations, mem_id, address);
  if (!found) throw new DomainError('upload_delete_fail');
  const named = (paper: EventPaper): boolean => paper.event_mem_file_id === event_mem_file_id;
  await deletePapers(context, found.event_id, named, mem_id);
};
