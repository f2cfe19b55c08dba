import type { LanTp, AttendanceRow } from '@narae/contracts';
import { csvTel } from '@narae/rules';
import { Readable } from 'node:stream';
import type { EventsContext } from '../context.ts';
import { adminEntry, bookingTexts, csvRows, csvStart } from '../../kernel/index.ts';
import { findEvent } from '../../catalog/index.ts';
import { attendanceRows } from './organiser.view.ts';
import { findReservationsPage } from './admin.queries.ts';

/**
 * The attendance list as CSV in UTF-8, page by page so that a long one costs no memory (EVENT-10).
 * @param by mem_id of the administrator, for the audit log: personal data leave the shop
 * @throws DomainError event_not_found
 */
export const attendanceCsv = async (
  context: Pick<EventsContext, 'events' | 'reservations' | 'auditLog' | 'now'>,
  event_id: string,
  { by, lanTp }: { readonly by: string; readonly lanTp: LanTp },
): Promise<Readable> => {
  const { columns, documents } = bookingTexts[lanTp].attendance;
  const first = await listAttendance(context, { event_id });
  const entry = { by, action: 'attendance-downloaded', kind: 'event', id: event_id } as const;
  await context.auditLog.add(adminEntry(context, entry));
  const lines = async function* (): AsyncGenerator<string> {
    yield csvStart(columns);
    for (let page = first; ;) {
      yield csvRows(
        page.people.map(({ event_rv_id, sort_order, event_cnt, mem_nm, tel, papers_state }) => [
          event_rv_id,
          sort_order,
          event_cnt,
          mem_nm,
          csvTel(tel),
          documents[papers_state],
        ]),
      );
      if (page.next === null) return;
      page = await listAttendance(context, { event_id, after: page.next });
    }
  };
  return Readable.from(lines());
};

const pageSize = 100;

/** Yields a page of reservations at a time. @throws DomainError event_not_found */
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
