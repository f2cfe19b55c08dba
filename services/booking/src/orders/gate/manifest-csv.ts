import type { LanTp, MemType } from '@narae/contracts';
import { formatDate } from '@narae/i18n/format';
import { shownTicketNo } from '@narae/rules';
import { findProduct } from '../../catalog/index.ts';
import { adminEntry, csvStart } from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { gateGuest } from './gate.view.ts';
import { type GateContext, loadGuests } from './gate-lists.ts';

interface ManifestTexts {
  /** Over the columns: order, party, name, category, ticket, papers, checked in, gate. */
  readonly columns: readonly [string, string, string, string, string, string, string, string];
  readonly types: Readonly<Record<MemType, string>>;
  readonly missing: string;
}

const manifestTexts: Readonly<Record<LanTp, ManifestTexts>> = {
  CHN: {
    columns: ['订单', '人数', '姓名', '类别', '票号', '资料', '验票时间', '验票处'],
    types: { adult: '成人', teen: '青少年', children: '儿童', child: '婴儿' },
    missing: '不全',
  },
  KOR: {
    columns: ['주문', '인원', '이름', '구분', '티켓 번호', '서류', '확인 시각', '확인처'],
    types: { adult: '성인', teen: '청소년', children: '어린이', child: '유아' },
    missing: '미비',
  },
  ENG: {
    columns: ['Order', 'Party', 'Name', 'Category', 'Ticket', 'Documents', 'Checked in', 'Gate'],
    types: { adult: 'Adult', teen: 'Teenager', children: 'Child', child: 'Infant' },
    missing: 'Missing',
  },
  JPN: {
    columns: ['注文番号', '人数', 'お名前', '区分', 'チケット番号', '書類', '受付時刻', '受付場所'],
    types: { adult: '大人', teen: '中高生', children: '子ども', child: '幼児' },
    missing: '不足',
  },
  VTN: {
    columns: ['Đơn', 'Số người', 'Họ tên', 'Loại khách', 'Số vé', 'Giấy tờ', 'Giờ đón', 'Điểm đón'],
    types: { adult: 'Người lớn', teen: 'Thiếu niên', children: 'Trẻ em', child: 'Em bé' },
    missing: 'Còn thiếu',
  },
};

/**
 * A departure's list as CSV in UTF-8 (TICKET-8). @param by mem_id of the administrator, for the audit log: personal data
 * leave the shop. @throws DomainError product_not_found
 */
export const manifestCsv = async (
  context: GateContext & Pick<OrdersContext, 'auditLog'>,
  prod_id: string,
  { by, lanTp }: { readonly by: string; readonly lanTp: LanTp },
): Promise<string> => {
  await findProduct(context, prod_id);
  const { columns, types, missing } = manifestTexts[lanTp];
  const guests = (await loadGuests(context, [prod_id])).map(gateGuest);
  const entry = { by, action: 'manifest-downloaded', kind: 'departure', id: prod_id } as const;
  await context.auditLog.add(adminEntry(context, entry));
  const rows = guests.map(
    ({ order_id, party_cnt, mem_nm, mem_type, ticket_no, papers_missing, checked_in }) => [
      order_id,
      party_cnt,
      mem_nm,
      types[mem_type],
      shownTicketNo(ticket_no),
      papers_missing ? missing : '',
      checked_in ? formatDate(checked_in.at, lanTp, 'time') : '',
      checked_in?.gate ?? '',
    ],
  );
  return csvStart(columns, rows);
};
