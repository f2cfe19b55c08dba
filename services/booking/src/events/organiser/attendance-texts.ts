import type { LanTp, PapersState } from '@narae/contracts';

interface AttendanceTexts {
  /** Over the columns: reservation, person, how many come with it, name, telephone, papers. */
  readonly columns: readonly [string, string, string, string, string, string];
  readonly papers: Readonly<Record<PapersState, string>>;
}

/** The attendance list as a file, in every language of the shop. */
export const attendanceTexts: Readonly<Record<LanTp, AttendanceTexts>> = {
  CHN: {
    columns: ['预约编号', '序号', '预约人数', '姓名', '电话', '证件'],
    papers: {
      none: '无需证件',
      missing: '未提交',
      'to-check': '待审核',
      accepted: '已通过',
      rejected: '未通过',
    },
  },
  KOR: {
    columns: ['예약 번호', '순번', '예약 인원', '이름', '전화번호', '서류'],
    papers: {
      none: '필요 없음',
      missing: '미제출',
      'to-check': '확인 대기',
      accepted: '승인',
      rejected: '반려',
    },
  },
  ENG: {
    columns: ['Reservation', 'Person', 'People in all', 'Name', 'Phone', 'Documents'],
    papers: {
      none: 'None needed',
      missing: 'Missing',
      'to-check': 'To check',
      accepted: 'Accepted',
      rejected: 'Rejected',
    },
  },
  JPN: {
    columns: ['予約番号', '番号', '予約人数', 'お名前', '電話番号', '書類'],
    papers: {
      none: '不要',
      missing: '未提出',
      'to-check': '確認待ち',
      accepted: '承認済み',
      rejected: '差し戻し',
    },
  },
  VTN: {
    columns: ['Mã đăng ký', 'Thứ tự', 'Số người', 'Họ tên', 'Điện thoại', 'Giấy tờ'],
    papers: {
      none: 'Không cần',
      missing: 'Còn thiếu',
      'to-check': 'Chờ duyệt',
      accepted: 'Đã duyệt',
      rejected: 'Không đạt',
    },
  },
};
