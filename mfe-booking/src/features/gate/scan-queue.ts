import type { GateScan } from '@narae/contracts';
import { keepOnDevice, readOnDevice } from './on-device.ts';

/** Scans of one departure that the server does not have yet. */
export interface WaitingScans {
  readonly prod_id: string;
  readonly scans: readonly GateScan[];
}

const none: readonly WaitingScans[] = [];
const keyOf = (mem_id: string): string => `narae_gate_${mem_id}`;

/**
 * What a device still has to send, kept over a reload. Codes and moments only: names of guests are in memory and nowhere
 * else on the device (TICKET-7).
 */
export const readQueue = (mem_id: string): readonly WaitingScans[] => {
  try {
    const kept: unknown = JSON.parse(readOnDevice(keyOf(mem_id)) ?? 'null');
    return Array.isArray(kept) ? (kept as WaitingScans[]) : none;
  } catch {
    // What cannot be read was never a queue.
    return none;
  }
};

const writeQueue = (mem_id: string, queue: readonly WaitingScans[]): void =>
  keepOnDevice(keyOf(mem_id), queue.length === 0 ? null : JSON.stringify(queue));

/** Puts a scan at the end. @returns the queue afterwards */
export const enqueue = (
  mem_id: string,
  queue: readonly WaitingScans[],
  prod_id: string,
  scan: GateScan,
): readonly WaitingScans[] => {
  const own = queue.find((waiting) => waiting.prod_id === prod_id)?.scans ?? [];
  const others = queue.filter((waiting) => waiting.prod_id !== prod_id);
  const next = [...others, { prod_id, scans: [...own, scan] }];
  writeQueue(mem_id, next);
  return next;
};

/** Takes out what the server has answered. @returns the queue afterwards */
export const dequeue = (
  mem_id: string,
  queue: readonly WaitingScans[],
  answered: ReadonlySet<string>,
): readonly WaitingScans[] => {
  const next = queue
    .map(({ prod_id, scans }) => ({
      prod_id,
      scans: scans.filter(({ scan_id }) => !answered.has(scan_id)),
    }))
    .filter(({ scans }) => scans.length > 0);
  writeQueue(mem_id, next);
  return next;
};

/** The scan_ids of everything that waits. */
export const pendingIn = (queue: readonly WaitingScans[]): ReadonlySet<string> =>
  new Set(queue.flatMap(({ scans }) => scans.map(({ scan_id }) => scan_id)));
