import type { AdminRefund, DeskRefundMove } from '@narae/contracts';
import { adminRefunds, adminRefundSettle } from '@narae/contracts/rows';
import { call, toast, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';

/** Says what became of a refund, as it was seen; the list then shows how it stands. */
export function useSettle(
  { refund_id, state: from }: Pick<AdminRefund, 'refund_id' | 'state'>,
  to: DeskRefundMove,
  onDone: () => void,
) {
  const t = useT('bookingRefunds');
  const { invalidate } = useCallCache();
  const [busy, setBusy] = useState(false);
  const settle = async (note: string): Promise<void> => {
    setBusy(true);
    try {
      await call(adminRefundSettle, { refund_id, from, to, note });
      toast.show({ text: t('settled'), kind: 'success' });
    } catch (error) {
      toast.rejection(error);
    }
    await invalidate(adminRefunds);
    setBusy(false);
    onDone();
  };
  return { settle, busy };
}
