import type { GateAnswer, GateScan } from '@narae/contracts';
import { toast } from '@narae/shell-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  changeQueue,
  isSilence,
  queueName,
  readQueue,
  type ScanQueue,
  sendScans,
  type WaitingScans,
  withoutScans,
  withScan,
} from './scan-queue.ts';

const RETRY_MS = 5_000;

/** Tabs of one device share the queue (TICKET-7). @param onAnswers keep the function between renders */
export const useSync = (
  mem_id: string,
  onAnswers: (answers: readonly GateAnswer[]) => void,
): {
  readonly queue: ScanQueue;
  readonly keep: (prod_id: string, scan: GateScan) => Promise<void>;
  readonly drop: (scan_id: string) => Promise<void>;
} => {
  const { queue, change } = useSharedQueue(mem_id);
  const sending = useRef(false);
  /** Departures whose rejection has been shown. */
  const reported = useRef(new Set<string>());
  useEffect(() => {
    if (queue.length === 0) return;
    /** @returns whether the server was reached */
    const sendOne = async ({ prod_id, scans }: WaitingScans): Promise<boolean> => {
      try {
        const answers = await sendScans(prod_id, scans);
        onAnswers(answers);
        await change(withoutScans(new Set(answers.map(({ scan_id }) => scan_id))));
        return true;
      } catch (error) {
        if (isSilence(error)) return false;
        // These scans stay; those of other departures do not wait for them.
        if (!reported.current.has(prod_id)) toast.rejection(error);
        reported.current.add(prod_id);
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
  }, [queue, change, onAnswers]);
  return {
    queue,
    keep: useCallback((prod_id, scan) => change(withScan(prod_id, scan)), [change]),
    drop: useCallback((scan_id) => change(withoutScans(new Set([scan_id]))), [change]),
  };
};

/** Shared by the tabs of a device. */
const useSharedQueue = (mem_id: string) => {
  const [queue, setQueue] = useState<ScanQueue>(() => readQueue(mem_id));
  const change = useCallback(
    async (how: Parameters<typeof changeQueue>[1]): Promise<void> => setQueue(await changeQueue(mem_id, how)),
    [mem_id],
  );
  useEffect(() => {
    const written = ({ key }: StorageEvent): void => {
      if (key === queueName(mem_id)) setQueue(readQueue(mem_id));
    };
    addEventListener('storage', written);
    return () => removeEventListener('storage', written);
  }, [mem_id]);
  return { queue, change };
};
