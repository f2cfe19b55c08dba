import type { AttendanceRow } from '@narae/contracts';
import { findEvent } from '../../catalog/index.ts';
import type { EventsContext } from '../context.ts';
import { attendanceRows } from './attendance.view.ts';
import { findReservationsPage } from './admin.queries.ts';

/** Reservations on one page of the list. */
const pageSize = 100;

/** Everybody who comes to an event, a page of reservations at a time (EVENT-10). @throws DomainError event_not_found */
export const listAttendance = async (
  context: Pick<EventsContext, 'events' | 'reservations'>,
  { event_id, after }: { readonly event_id: string; readonly after?: string | undefined },
): Promise<{ people: AttendanceRow[]; next: string | null }> => {
  const { documents } = await findEvent(context, event_id);
  const size = pageSize + 1;
  const found = await findReservationsPage(context.reservations, { event_id, after, size });
  const shown = found.slice(0, pageSize);
  return {
    people: shown.flatMap((reservation) => attendanceRows(reservation, documents)),
    next: found.length > pageSize ? (shown.at(-1)?.event_rv_id ?? null) : null,
  };
};
