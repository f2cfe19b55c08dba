import type { AdminOrderRow, AdminPaper, RejectionReason } from '@narae/contracts';
import { adminPapersAccept, adminPapersReject } from '@narae/contracts/rows';
import { call, useT } from '@narae/shell-sdk';
import { useChange } from '@narae/shell-sdk/admin';
import { useRefreshOrders } from './use-refresh-orders.ts';

/** The two decisions on what is shown of a document; one on what has changed meanwhile is not taken. */
export function useDecidePaper(
  { order_id }: AdminOrderRow,
  { mem_file_id, seen }: AdminPaper,
): {
  readonly busy: boolean;
  readonly accept: () => Promise<boolean>;
  readonly reject: (reason: RejectionReason, note: string) => Promise<boolean>;
} {
  const t = useT('bookingOrders');
  const { busy, change } = useChange(useRefreshOrders());
  const shown = { order_id, mem_file_id, seen };
  return {
    busy,
    accept: () => change(() => call(adminPapersAccept, shown), t('accepted_done')),
    reject: (reason, note) =>
      change(() => call(adminPapersReject, { ...shown, reason, note }), t('rejected_done')),
  };
}
