import { DomainError } from '@narae/service-kit';
import { randomUUID } from 'node:crypto';
import { MOST_NOTES } from '@narae/contracts/order-admin-limits';
import type { OrdersContext } from '../context.ts';
import {
  adminEntry,
  auditedDecision,
  changeBooking,
  type Decide,
  decided,
  findByOrder,
  isDecided,
  orderStepEvent,
  type DocumentDecision,
  papersOfTravellers,
  documentState,
  statesAllowing,
  type BookingFile,
  seenMark,
  type TravellerDocuments,
} from '../../kernel/index.ts';
import { addNote } from './order-admin.queries.ts';

interface LookedAt {
  readonly order_id: string;
  readonly mem_file_id: string;
  readonly seen: string;
}

/**
 * Accepts or rejects one document of a paid order; a rejection is mailed to the member (DOC-11). Repeatable.
 * @param by mem_id of the administrator
 * @throws DomainError order_not_found; txn_type_invalid while the order is not paid; papers_changed when name, picture or
 *   decision are not what was seen; version_conflict
 */
export const decideDocument = async (
  context: OrdersContext,
  { order_id, mem_file_id, seen }: LookedAt,
  decision: DocumentDecision,
  by: string,
): Promise<void> => {
  const wanted = decided(decision);
  const decide: Decide = (booking, { now }) => {
    if (!statesAllowing('check-papers').includes(booking.txn_type)) throw new DomainError('txn_type_invalid');
    const person = papersOfTravellers(booking).find(({ papers }) =>
      papers.some((file) => file.mem_file_id === mem_file_id),
    );
    const file = person?.papers.find((item) => item.mem_file_id === mem_file_id);
    if (!person || !file) throw new DomainError('papers_changed', { field: 'mem_file_id' });
    if (isDecided(file.check, wanted)) return null;
    if (seenOfDocument(person, file) !== seen) throw new DomainError('papers_changed', { field: 'seen' });
    const check = { ...wanted, by, at: now };
    const what = wanted.outcome === 'accepted' ? 'papers-accepted' : 'papers-rejected';
    const about = `${file.file_type}.${person.mem_type}.${person.sort_order}`;
    const changes = [
      {
        field: `papers.${about}`,
        from: file.check ? auditedDecision(file.check) : documentState(file),
        to: auditedDecision(wanted),
      },
    ];
    return {
      set: { files: booking.files.map((item) => (item === file ? { ...item, check } : item)) },
      events: [orderStepEvent(what, booking, mem_file_id)],
      history: [{ what, by: 'desk', at: now, about }],
      audit: [adminEntry(context, { by, action: what, kind: 'booking', id: booking.cart_id, changes })],
    };
  };
  if (!(await changeBooking(context, () => findByOrder(context.bookings, order_id), decide)))
    throw new DomainError('order_not_found', { field: 'order_id' });
};

export const seenOfDocument = (
  { mem_nm }: Pick<TravellerDocuments, 'mem_nm'>,
  { mem_file_id, check }: Pick<BookingFile, 'mem_file_id' | 'check'>,
): string => seenMark([mem_nm, mem_file_id, check?.outcome ?? '', check?.at ?? '']);

/**
 * Adds a note for the desk alone (ORDER-17). The order's version stays, so that no concurrent change is rejected.
 * @param by mem_id of the administrator
 * @throws DomainError order_not_found, order_notes_most
 */
export const writeNote = async (
  context: Pick<OrdersContext, 'bookings' | 'now'>,
  { order_id, text }: { readonly order_id: string; readonly text: string },
  by: string,
): Promise<void> => {
  const { bookings } = context;
  const booking = await findByOrder(bookings, order_id);
  if (!booking) throw new DomainError('order_not_found', { field: 'order_id' });
  const note = { note_id: randomUUID(), by, at: context.now(), text };
  const entry = adminEntry(context, { by, action: 'note-written', kind: 'booking', id: booking.cart_id });
  if (!(await addNote(bookings, order_id, note, { entry, most: MOST_NOTES })))
    throw new DomainError('order_notes_most');
};
