import { Readable } from 'node:stream';
import type { LanTp } from '@narae/contracts';
import type { EventsContext } from '../context.ts';
import { adminEntry, csvRows, csvStart } from '../../kernel/index.ts';
import { attendanceTexts } from './attendance-texts.ts';
import { listAttendance } from './attendance.ts';

/**
 * The whole attendance list as CSV in UTF-8, page by page as it is read, so that a long one costs no memory (EVENT-10).
 * @param by mem_id of the administrator, for the audit log: personal data leave the shop
 * @throws DomainError event_not_found
 */
export const attendanceCsv = async (
  context: Pick<EventsContext, 'events' | 'reservations' | 'auditLog' | 'now'>,
  event_id: string,
  { by, lanTp }: { readonly by: string; readonly lanTp: LanTp },
): Promise<Readable> => {
  const { columns, papers } = attendanceTexts[lanTp];
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
          tel,
          papers[papers_state],
        ]),
      );
      if (page.next === null) return;
      page = await listAttendance(context, { event_id, after: page.next });
    }
  };
  return Readable.from(lines());
};
