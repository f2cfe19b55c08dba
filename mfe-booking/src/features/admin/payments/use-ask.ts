import type { AdminPayment } from '@narae/contracts';
import { adminPaymentAsk, adminPayments } from '@narae/contracts/rows';
import { call, toast, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';

/** Has the provider asked about a payment now; the list then shows how it stands. */
export function useAsk({ refno }: Pick<AdminPayment, 'refno'>) {
  const t = useT('bookingPayments');
  const { invalidate } = useCallCache();
  const [busy, setBusy] = useState(false);
  const ask = async (): Promise<void> => {
    setBusy(true);
    try {
      const { decided } = await call(adminPaymentAsk, { refno });
      toast.show({ text: t(decided ? 'decided' : 'undecided_still'), kind: decided ? 'success' : 'warning' });
    } catch (error) {
      toast.rejection(error);
    } finally {
      await invalidate(adminPayments);
      setBusy(false);
    }
  };
  return { ask, busy };
}
