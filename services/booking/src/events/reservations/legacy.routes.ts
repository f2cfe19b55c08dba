import { bookingCalls } from '@narae/contracts';
import { DomainError, serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import { withDrawn, withDrawnEach } from '../../kernel/index.ts';
import type { EventsContext } from '../context.ts';
import { detailsOf } from '../domain/event-reservation.rules.ts';
import { withRecords } from '../domain/old-client-guests.rules.ts';
import { reservationView } from './reservation.view.ts';
import { type Reserver, reserverOf } from './begin-reservation.ts';
import { reviseReservation, saveReservation } from './write-reservation.ts';
import { listReservations } from './show-reservation.ts';

interface GuestRecord {
  readonly event_rv_id: string;
  readonly event_rv_mem_id?: string | undefined;
  readonly mem_nm: string;
}

/** The guests of one reservation, with the numbers that the member drew ahead (ID-3). @throws DomainError invalid_value */
const insertGuests = async (context: EventsContext, records: readonly GuestRecord[], by: Reserver) => {
  const [event_rv_id, ...others] = new Set(records.map((record) => record.event_rv_id));
  if (event_rv_id === undefined || others.length > 0)
    throw new DomainError('invalid_value', { field: 'event_rv_id' });
  let places: readonly number[] = [];
  const ids = records.map(({ event_rv_mem_id }) => event_rv_mem_id);
  const saved = await withDrawnEach(context, { prefix: 'EVT_RV_MEM', mem_id: by.mem_id }, ids, (drawn) =>
    reviseReservation(context, { event_rv_id }, by, (reservation) => {
      const named = withRecords(reservation.people, records);
      ({ places } = named);
      const members = named.names.map((mem_nm, place) => ({
        mem_nm,
        event_rv_mem_id: drawn[places.indexOf(place)],
      }));
      return { ...detailsOf(reservation), members };
    }),
  );
  return reservationView(saved).members.filter((_person, i) => places.includes(i));
};

/** Reservations of events in old clients' many small steps (CALL-7); each is judged as the whole would be (EVENT-5). */
export const legacyEventReservationRoutes = (app: FastifyInstance, context: EventsContext): void => {
  serve(app, bookingCalls.eventReservList, ({ event_id, use_yn = 'Y' }, ctx) =>
    listReservations(context, event_id, ctx.member().mem_id, use_yn === 'Y' ? 'reserved' : 'deleted'),
  );
  serve(app, bookingCalls.eventReservInsert, async (record, ctx) => {
    const { event_id, event_rv_id: named, mem_nm, tel, email, area = null } = record;
    const details = { members: [{ mem_nm }], tel, email, area };
    const by = reserverOf(ctx);
    const { event_rv_id } = await withDrawn(
      context,
      { prefix: 'EVT_RV', named, mem_id: by.mem_id },
      (drawn) => saveReservation(context, event_id, details, { ...by, drawn }),
    );
    return { ...success, event_rv_id };
  });
  serve(app, bookingCalls.eventReservUpdate, async ({ event_rv_id, mem_nm, tel, email, area }, ctx) => {
    await reviseReservation(context, { event_rv_id }, reserverOf(ctx), (reservation) => {
      const existing = detailsOf(reservation);
      const [first, ...others] = existing.members;
      return {
        members: first ? [{ mem_nm: mem_nm ?? first.mem_nm }, ...others] : [],
        tel: tel ?? existing.tel,
        email: email ?? existing.email,
        area: area ?? existing.area,
      };
    });
    return success;
  });

  serve(app, bookingCalls.eventReservMemInsert, async (input, ctx) => ({
    ...success,
    members: await insertGuests(context, 'members' in input ? input.members : [input], reserverOf(ctx)),
  }));
  serve(app, bookingCalls.eventReservMemUpdate, async ({ event_rv_mem_id, mem_nm }, ctx) => {
    const address = { 'people.event_rv_mem_id': event_rv_mem_id };
    await reviseReservation(context, address, reserverOf(ctx), (reservation) => {
      const { names } = withRecords(reservation.people, [{ event_rv_mem_id, mem_nm }]);
      return { ...detailsOf(reservation), members: names.map((name) => ({ mem_nm: name })) };
    });
    return success;
  });
  serve(app, bookingCalls.eventReservMemDelete, async ({ event_rv_id }, ctx) => {
    await reviseReservation(context, { event_rv_id }, reserverOf(ctx), (reservation) => {
      const existing = detailsOf(reservation);
      return { ...existing, members: existing.members.slice(0, 1) };
    });
    return success;
  });
};
