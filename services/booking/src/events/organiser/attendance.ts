import type { LanTp, PapersState, AttendanceRow } from '@narae/contracts';
import { Readable } from 'node:stream';
import type { EventsContext } from '../context.ts';
import { adminEntry, csvRows, csvStart } from '../../kernel/index.ts';
import { findEvent } from '../../catalog/index.ts';
import { attendanceRows } from './organiser.view.ts';
import { findReservationsPage } from './admin.queries.ts';

interface AttendanceTexts {
  /** Over the columns: reservation, person, how many come with it, name, telephone, papers. */
  readonly columns: readonly [string, string, string, string, string, string];
  readonly documents: Readonly<Record<PapersState, string>>;
}

const attendanceTexts: Readonly<Record<LanTp, AttendanceTexts>> = {
  CHN: {
    columns: ['预约编号', '序号', '预约人数', '姓名', '电话', '证件'],
    documents: {
      none: '无需证件',
      missing: '未提交',
      'to-check': '待审核',
      accepted: '已通过',
      rejected: '未通过',
    },
  },
  KOR: {
    columns: ['예약 번호', '순번', '예약 인원', '이름', '전화번호', '서류'],
    documents: {
      none: '필요 없음',
      missing: '미제출',
      'to-check': '확인 대기',
      accepted: '승인',
      rejected: '반려',
    },
  },
  ENG: {
    columns: ['Reservation', 'Person', 'People in all', 'Name', 'Phone', 'Documents'],
    documents: {
      none: 'None needed',
      missing: 'Missing',
      'to-check': 'To check',
      accepted: 'Accepted',
      rejected: 'Rejected',
    },
  },
  JPN: {
    columns: ['予約番号', '番号', '予約人数', 'お名前', '電話番号', '書類'],
    documents: {
      none: '不要',
      missing: '未提出',
      'to-check': '確認待ち',
      accepted: '承認済み',
      rejected: '差し戻し',
    },
  },
  VTN: {
    columns: ['Mã đăng ký', 'Thứ tự', 'Số người', 'Họ tên', 'Điện thoại', 'Giấy tờ'],
    documents: {
      none: 'Không cần',
      missing: 'Còn thiếu',
      'to-check': 'Chờ duyệt',
      accepted: 'Đã duyệt',
      rejected: 'Không đạt',
    },
  },
};

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
  const { columns, documents } = attendanceTexts[lanTp];
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
