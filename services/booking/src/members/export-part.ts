import type { ExportPart, ExportSection } from '@narae/contracts';
import { listCompanions } from '../cart/index.ts';
import { findProducts } from '../catalog/index.ts';
import { readCustomDraft } from '../custom-travel/index.ts';
import { mailsOf } from '../notify/index.ts';
import { ticketsOf } from '../orders/index.ts';
import { listWaitingOf } from '../waiting-list/index.ts';
import type { MembersContext } from './context.ts';
import { exportedOrder, exportedReservation, exportedTrip, picturesOf } from './exported-records.ts';
import { findBookingsAfter, findReservationsAfter, findTripsAfter } from './export.queries.ts';

/** Records on a page: few, so that neither side holds much at a time. */
const pageSize = 20;

type Ask = (context: MembersContext, mem_id: string, after: string) => Promise<ExportPart>;

const whole = (rows: readonly unknown[]): ExportPart => ({ rows: [...rows], files: [], next: '' });
const nextOf = (ids: readonly string[]): string => (ids.length === pageSize ? (ids.at(-1) ?? '') : '');

/** How each part is read. What the desk noted for itself and what only the shop's machinery needs is left out. */
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

/** A page of what booking has of a member, decrypted, for their export (ACCOUNT-40). */
export const exportPart = (
  context: MembersContext,
  mem_id: string,
  { section, after = '' }: { section: ExportSection; after?: string | undefined },
): Promise<ExportPart> => sections[section](context, mem_id, after);
