import type { EventFile, EventFileType } from '@narae/contracts';
import { eventPapersOwed } from '@narae/rules';
import { DomainError, nextId, type CleanImage } from '@narae/service-kit';
import type { EventsContext } from '../context.ts';
import { deleteFiles, storeUpload, repeatsUpload } from '../../documents/index.ts';
import type { EventDocument } from '../domain/event-reservation.model.ts';
import { inDocumentDeletionOrder, isSameDocument, placesOf } from '../domain/event-reservation.rules.ts';
import { mayMend, toCheckAgain } from '../domain/guest-documents.rules.ts';
import { findOwnReservation, findReservation } from '../domain/event-reservation.queries.ts';
import {
  findChangeableEvent,
  findComingEvent,
  findOpen,
  findOrBegin,
  isEventOver,
  type Reserver,
} from '../reservations/begin-reservation.ts';
import { assertPlaceLeft, changeReservation } from '../reservations/write-reservation.ts';
import { eventFile, eventFiles } from '../reservations/reservation.view.ts';

export type { EventDocument } from '../domain/event-reservation.model.ts';

export interface GuestDocumentAddress {
  readonly event_id: string;
  readonly sort_order: number;
  readonly file_type: EventFileType;
}

/**
 * Checks before the bytes are read that the event asks for this document, of a person it could have. After `end_day`,
 * members with a reservation may still replace what the organiser has not accepted (EVENT-9).
 * @throws DomainError event_not_found, expire_end, event_reserv_cnt_fail (no place is left for them), invalid_value
 */
export const checkGuestDocumentPlace = async (
  context: EventsContext,
  { event_id, sort_order, file_type }: GuestDocumentAddress,
  mem_id: string,
): Promise<void> => {
  const event = await findComingEvent(context, event_id);
  const { documents, event_total_cnt } = event;
  const existing = await findOpen(context, event_id, mem_id);
  if (isEventOver(event, context.now())) {
    if (!existing || !mayMend(existing, documents, sort_order))
      throw new DomainError('expire_end', { field: 'event_id' });
  } else if (existing?.state !== 'reserved') {
    await assertPlaceLeft(context, { event_id, mem_id, event_rv_id: existing?.event_rv_id });
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
export const uploadEventDocument = async (
  context: EventsContext,
  { event_id, sort_order, file_type }: GuestDocumentAddress,
  image: CleanImage,
  by: Reserver,
): Promise<EventFile> => {
  const { event_rv_id } = await findOrBegin(context, event_id, by);
  const event_mem_file_id = await nextId(context.store, 'EVT_FILE');
  return storeUpload(context, event_rv_id, image, async (picture) => {
    const eventDocument: EventDocument = { ...picture, event_mem_file_id, sort_order, file_type };
    let replaced: EventDocument[] = [];
    const changed = await changeReservation(
      context,
      () => findReservation(context.reservations, event_rv_id),
      (reservation, { now }) => {
        // Deleted during the upload.
        if (!reservation.open) throw new DomainError('version_conflict');
        if (repeatsUpload(reservation.files, eventDocument))
          throw new DomainError('upload_duplicate', { field: 'img' });
        replaced = reservation.files.filter((existing) => isSameDocument(existing, eventDocument));
        const files = [
          ...reservation.files.filter((existing) => !replaced.includes(existing)),
          eventDocument,
        ];
        const waits = sort_order > placesOf(reservation);
        const people = toCheckAgain(reservation.people, [eventDocument]);
        return { set: { files, people, ...(waits && { unreserved_since: now }) } };
      },
    );
    if (!changed) throw new DomainError('version_conflict');
    return { result: eventFile(changed.after, eventDocument), replaced };
  });
};

export const listEventDocuments = async (
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
export const deleteEventDocuments = async (
  context: EventsContext,
  event_id: string,
  chosen: (eventDocument: EventDocument) => boolean,
  mem_id: string,
): Promise<void> => {
  const existing = await findOpen(context, event_id, mem_id);
  if (!existing?.files.some(chosen)) return;
  await findChangeableEvent(context, event_id);
  let removed: EventDocument[] = [];
  await changeReservation(
    context,
    () => findReservation(context.reservations, existing.event_rv_id),
    ({ files, people }) => {
      removed = inDocumentDeletionOrder(files.filter(chosen));
      if (removed.length === 0) return null;
      return { set: { files: files.filter((file) => !chosen(file)), people: toCheckAgain(people, removed) } };
    },
  );
  await deleteFiles(context, removed);
};

/** One that is not there is deleted already. @throws DomainError upload_delete_fail when it is somebody else's */
export const deleteEventDocument = async (
  context: EventsContext,
  event_mem_file_id: string,
  mem_id: string,
): Promise<void> => {
  const address = { 'files.event_mem_file_id': event_mem_file_id };
  const found = await findOwnReservation(context.reservations, mem_id, address);
  if (!found) {
    if (await context.reservations.exists(address)) throw new DomainError('upload_delete_fail');
    return;
  }
  const named = (eventDocument: EventDocument): boolean =>
    eventDocument.event_mem_file_id === event_mem_file_id;
  await deleteEventDocuments(context, found.event_id, named, mem_id);
};
