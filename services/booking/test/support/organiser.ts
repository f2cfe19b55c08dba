import type { AdminPerson } from '@narae/contracts';
import { teaTime } from './events.ts';
import type { TestBooking } from './start-booking.ts';

/** An administrator of booking. */
export const organiser = (service: TestBooking, as = 'MEM0000000500') => {
  const call: TestBooking['inject'] = (name, info, options) =>
    service.inject(name, info, { as, role: 'booking', lanTp: 'ENG', ...options });
  const list = async () => (await call('adminEventList', { lan_tp: 'ENG' })).body;
  const reservation = async (event_rv_id: string) =>
    (await call('adminEventReservation', { event_rv_id, lan_tp: 'ENG' })).body;
  /** One person as the organiser sees them. */
  const person = async (event_rv_id: string, number = 1): Promise<AdminPerson> => {
    const found = (await reservation(event_rv_id)).people[number - 1];
    if (!found) throw new Error(`no person ${number} of ${event_rv_id}`);
    return found;
  };
  /** Decides on a person's papers as they are seen at this moment, or as they were seen before. */
  const accept = async (event_rv_id: string, number = 1, at?: AdminPerson) => {
    const { event_rv_mem_id, seen } = at ?? (await person(event_rv_id, number));
    return call('adminEventAccept', { event_rv_id, event_rv_mem_id, seen });
  };
  const reject = async (
    event_rv_id: string,
    number = 1,
    why: { reason: string; note?: string } = { reason: 'unreadable' },
    at?: AdminPerson,
  ) => {
    const { event_rv_mem_id, seen } = at ?? (await person(event_rv_id, number));
    return call('adminEventReject', { event_rv_id, event_rv_mem_id, seen, ...why });
  };
  const close = (closed = true) => call('adminEventClose', { event_id: teaTime.event_id, closed });
  /** Who did what to what, by name; without looks at papers. */
  const audit = async () =>
    (await call('bookingAudit', {})).body
      .filter(({ action }) => action !== 'document-viewed')
      .map(({ by, action, id }) => [by, action, id])
      .sort();
  return { as, call, audit, list, reservation, person, accept, reject, close };
};
