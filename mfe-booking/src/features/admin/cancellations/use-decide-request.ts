import type { DeskCancellation } from '@narae/contracts';
import { adminCancelDecide, adminCancellations } from '@narae/contracts/rows';
import { ApiError, toast, useCallOnce, useT } from '@narae/shell-sdk';
import { useCallCache } from '@narae/shell-sdk/query';
import { useState } from 'react';

export type Outcome = 'approved' | 'rejected';

/** The request is not what was shown any more: somebody else decided, the member withdrew it, or the order changed. */
const overtakenBy: readonly string[] = [
  'cancel_decided',
  'cancel_not_found',
  'txn_type_invalid',
  'version_conflict',
];

/** Decides a request as it was shown; what somebody else did meanwhile is told, and nothing is decided then. */
export function useDecideRequest(
  { order_id, cancel_no, version }: DeskCancellation,
  outcome: Outcome,
  onClose: () => void,
) {
  const t = useT('bookingCancellations');
  const errors = useT('errors');
  const { invalidate } = useCallCache();
  const callOnce = useCallOnce();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [overtaken, setOvertaken] = useState('');
  const decide = async (answer: string): Promise<void> => {
    const words = answer.trim();
    if (outcome === 'rejected' && !words) return setProblem(errors('cancel_answer_input'));
    setProblem('');
    setBusy(true);
    try {
      await callOnce(adminCancelDecide, { order_id, cancel_no, version, outcome, answer: words });
      toast.show({ text: t(`done_${outcome}`, { order: order_id }), kind: 'success' });
      onClose();
      await invalidate(adminCancellations);
    } catch (error) {
      if (error instanceof ApiError && overtakenBy.includes(error.error)) setOvertaken(error.message);
      else toast.rejection(error, { ms: 3_000 });
    } finally {
      setBusy(false);
    }
  };
  const close = (): void => {
    onClose();
    if (overtaken) void invalidate(adminCancellations);
  };
  return { busy, decide, problem, overtaken, close };
}
