import { readDraft, travellersOf } from '../cart/index.ts';
import type { PlainCustomTrip } from '../custom-travel/index.ts';
import type { EventPaper, PlainReservation } from '../events/index.ts';
import type { BookingFile, PlainBooking } from '../kernel/index.ts';
import { unsealText } from '@narae/service-kit';

/** What a stored document has beside what it says of a member. */
const machinery: readonly string[] = [
  '_id',
  'outbox',
  'audit',
  'notes',
  'made_by',
  'made_from',
  'transids',
  'version',
  'open',
  'in_cart',
  'seats_due_at',
];

const plain = (stored: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => !machinery.includes(name)));

const fileOf = ({ vault_id: _vault, sha256: _hash, ...file }: BookingFile | EventPaper) => file;

/** An order as its member may take it along: with names and papers in the clear, without what was sent to providers. */
export const exportedOrder = (booking: PlainBooking, key: Buffer): Record<string, unknown> => ({
  ...plain(booking),
  travellers: travellersOf(booking, key),
  draft: readDraft(booking, key),
  files: booking.files.map(fileOf),
  payments: booking.payments.map(
    ({ fields: _fields, return_token: _token, check_at: _check, asked_until: _asked, ...payment }) => payment,
  ),
});

/** A reservation of an event, in the same way. */
export const exportedReservation = (reservation: PlainReservation, key: Buffer): Record<string, unknown> => ({
  ...plain(reservation),
  draft:
    reservation.draft && (JSON.parse(unsealText(reservation.draft, key, reservation.event_rv_id)) as unknown),
  files: reservation.files.map(fileOf),
});

/** A request for a custom trip, without who looks after it. */
export const exportedTrip = (trip: PlainCustomTrip): Record<string, unknown> => {
  const { assignee: _assignee, ...rest } = plain(trip);
  return rest;
};

const extensions: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

/** The pictures of an order or a reservation, with their names in the export. */
export const picturesOf = (
  folder: string,
  files: readonly (BookingFile | EventPaper)[],
): { file_id: string; name: string }[] =>
  files.map((file) => {
    const file_id = 'mem_file_id' in file ? file.mem_file_id : file.event_mem_file_id;
    return { file_id, name: `${folder}/${file_id}.${extensions[file.mime] ?? 'bin'}` };
  });
