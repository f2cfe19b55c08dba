import { unsealText } from '@narae/service-kit';
import type { ExportPart, ExportSection } from '@narae/contracts';
import { readDraft, travellersOf, listCompanions } from '../cart/index.ts';
import { type PlainCustomTrip, readCustomDraft } from '../custom-travel/index.ts';
import type { EventDocument, PlainReservation } from '../events/index.ts';
import type { BookingFile, PlainBooking } from '../kernel/index.ts';
import { findProducts } from '../catalog/index.ts';
import { mailsOf } from '../notify/index.ts';
import { ticketsOf } from '../orders/index.ts';
import { listWaitingOf } from '../waiting-list/index.ts';
import type { MembersContext } from './context.ts';
import { findBookingsAfter, findReservationsAfter, findTripsAfter } from './export.queries.ts';

/** Fields that say nothing about the member. */
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

const fileOf = ({ vault_id: _vault, sha256: _hash, ...file }: BookingFile | EventDocument) => file;

/** Names and papers decrypted, without what providers were sent. */
const exportedOrder = (booking: PlainBooking, key: Buffer): Record<string, unknown> => ({
  ...plain(booking),
  travellers: travellersOf(booking, key),
  draft: readDraft(booking, key),
  files: booking.files.map(fileOf),
  payments: booking.payments.map(
    ({ fields: _fields, return_token: _token, check_at: _check, asked_until: _asked, ...payment }) => payment,
  ),
});

const exportedReservation = (reservation: PlainReservation, key: Buffer): Record<string, unknown> => ({
  ...plain(reservation),
  draft:
    reservation.draft && (JSON.parse(unsealText(reservation.draft, key, reservation.event_rv_id)) as unknown),
  files: reservation.files.map(fileOf),
});

/** Without its staff. */
const exportedTrip = (trip: PlainCustomTrip): Record<string, unknown> => {
  const { assignee: _assignee, ...rest } = plain(trip);
  return rest;
};

const extensions: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

const picturesOf = (
  folder: string,
  files: readonly (BookingFile | EventDocument)[],
): { file_id: string; name: string }[] =>
  files.map((file) => {
    const file_id = 'mem_file_id' in file ? file.mem_file_id : file.event_mem_file_id;
    return { file_id, name: `${folder}/${file_id}.${extensions[file.mime] ?? 'bin'}` };
  });

/** Few, so that neither side holds much at a time. */
const pageSize = 20;

type Ask = (context: MembersContext, mem_id: string, after: string) => Promise<ExportPart>;

const whole = (rows: readonly unknown[]): ExportPart => ({ rows: [...rows], files: [], next: '' });
const nextOf = (ids: readonly string[]): string => (ids.length === pageSize ? (ids.at(-1) ?? '') : '');

/** Without the desk's notes and technical fields. */
const sections: Readonly<Record<ExportSection, Ask>> = {
  orders: async (context, mem_id, after) => {
    const found = await findBookingsAfter(context.bookings, mem_id, after, pageSize);
    const products = await findProducts(
      context,
      found.map(({ prod_id }) => prod_id),
    );
    const rows = found.map(async (booking) => {
      const product = products.find(({ prod_id }) => prod_id === booking.prod_id);
      const tickets = product ? await ticketsOf(context, booking, product) : [];
      return { ...exportedOrder(booking, context.config.documentKey), tickets };
    });
    return {
      rows: await Promise.all(rows),
      files: found.flatMap(({ cart_id, files }) => picturesOf(`orders/${cart_id}`, files)),
      next: nextOf(found.map(({ cart_id }) => cart_id)),
    };
  },
  reservations: async ({ reservations, config }, mem_id, after) => {
    const found = await findReservationsAfter(reservations, mem_id, after, pageSize);
    return {
      rows: found.map((reservation) => exportedReservation(reservation, config.documentKey)),
      files: found.flatMap(({ event_rv_id, files }) => picturesOf(`reservations/${event_rv_id}`, files)),
      next: nextOf(found.map(({ event_rv_id }) => event_rv_id)),
    };
  },
  custom_trips: async ({ customTrips }, mem_id, after) => {
    const found = await findTripsAfter(customTrips, mem_id, after, pageSize);
    return {
      rows: found.map(exportedTrip),
      files: [],
      next: nextOf(found.map(({ request_id }) => request_id)),
    };
  },
  waiting: async (context, mem_id) => whole(await listWaitingOf(context, mem_id)),
  companions: async (context, mem_id) => whole(await listCompanions(context, mem_id)),
  drafts: async (context, mem_id) => {
    const draft = await readCustomDraft(context, mem_id);
    return whole(draft === null ? [] : [draft]);
  },
  mails: async (context, mem_id) => whole(await mailsOf(context, mem_id)),
};

/** One decrypted page of a member's data (ACCOUNT-40). */
export const exportPart = (
  context: MembersContext,
  mem_id: string,
  { section, after = '' }: { section: ExportSection; after?: string | undefined },
): Promise<ExportPart> => sections[section](context, mem_id, after);
