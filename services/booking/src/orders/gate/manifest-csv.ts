import type { LanTp } from '@narae/contracts';
import { formatDate } from '@narae/i18n/format';
import { shownTicketNo } from '@narae/rules';
import { findProduct } from '../../catalog/index.ts';
import { adminEntry, bookingTexts, csvStart } from '../../kernel/index.ts';
import type { OrdersContext } from '../context.ts';
import { gateGuest } from './gate.view.ts';
import { type GateContext, loadGuests } from './gate-lists.ts';

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
  const { columns, types, missing } = bookingTexts[lanTp].manifest;
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
