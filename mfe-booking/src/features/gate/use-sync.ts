import type { GateAnswer, GateScan } from '@narae/contracts';
import { toast } from '@narae/shell-sdk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { dequeue, enqueue, pendingIn, readQueue, type WaitingScans } from './scan-queue.ts';
import { isSilence, sendScans } from './send-scans.ts';

/** How often what waits is tried again. */
const RETRY_MS = 5_000;

/**
 * Sends what a device could not send, as soon as there is a network again.
 * @param onAnswers told what the server said to scans that were sent late; keep the function between renders
 */
export const useSync = (
  mem_id: string,
  onAnswers: (answers: readonly GateAnswer[]) => void,
): {
  /** scan_ids that the server does not have. */
  readonly pending: ReadonlySet<string>;
  readonly keep: (prod_id: string, scan: GateScan) => void;
} => {
  const [queue, setQueue] = useState<readonly WaitingScans[]>(() => readQueue(mem_id));
  const sending = useRef(false);
  /** Departures whose scans the server rejected: the reason is shown once. */
  const told = useRef(new Set<string>());
  const pending = useMemo(() => pendingIn(queue), [queue]);
  const keep = useCallback(
    (prod_id: string, scan: GateScan): void => setQueue((now) => enqueue(mem_id, now, prod_id, scan)),
    [mem_id],
  );
  useEffect(() => {
    if (queue.length === 0) return;
    /** @returns whether the server was reached */
    const sendOne = async ({ prod_id, scans }: WaitingScans): Promise<boolean> => {
      try {
        const answers = await sendScans(prod_id, scans);
        setQueue((now) => dequeue(mem_id, now, new Set(answers.map(({ scan_id }) => scan_id))));
        onAnswers(answers);
        return true;
      } catch (error) {
        if (isSilence(error)) return false;
        // Its scans stay here, and those of the other departures do not wait for them.
        if (!told.current.has(prod_id)) toast.rejection(error);
        told.current.add(prod_id);
        return true;
      }
    };
    const send = async (): Promise<void> => {
      if (sending.current || !navigator.onLine) return;
      sending.current = true;
      for (const waiting of queue) if (!(await sendOne(waiting))) break;
      sending.current = false;
    };
    void send();
    const timer = setInterval(() => void send(), RETRY_MS);
    const online = (): void => void send();
    addEventListener('online', online);
    return () => {
      clearInterval(timer);
      removeEventListener('online', online);
    };
  }, [queue, mem_id, onAnswers]);
  return { pending, keep };
};
