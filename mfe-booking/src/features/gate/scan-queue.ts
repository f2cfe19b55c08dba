import type { GateScan, GateAnswer } from '@narae/contracts';
import { gateScans } from '@narae/contracts/rows';
import { ApiError, call } from '@narae/shell-sdk';

export interface WaitingScans {
  readonly prod_id: string;
  readonly scans: readonly GateScan[];
}
export type ScanQueue = readonly WaitingScans[];

const none: ScanQueue = [];

export const queueName = (mem_id: string): string => `narae_gate_${mem_id}`;

/** Kept over a reload: codes and moments only. */
export const readQueue = (mem_id: string): ScanQueue => {
  try {
    const kept: unknown = JSON.parse(readOnDevice(queueName(mem_id)) ?? 'null');
    return Array.isArray(kept) ? (kept as ScanQueue) : none;
  } catch {
    // A queue that cannot be read counts as empty.
    return none;
  }
};

/** One tab after the other; a browser without locks cannot have a second tab write in the same moment. */
const inTurn = <Result>(name: string, work: () => Result): Promise<Awaited<Result>> => {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request(name, work) : Promise.resolve(work());
};

/** Changes the queue as the device has it now: another tab may have added to it (TICKET-7). */
export const changeQueue = (mem_id: string, change: (queue: ScanQueue) => ScanQueue): Promise<ScanQueue> =>
  inTurn(queueName(mem_id), () => {
    const next = change(readQueue(mem_id));
    keepOnDevice(queueName(mem_id), next.length === 0 ? null : JSON.stringify(next));
    return next;
  });

export const withScan =
  (prod_id: string, scan: GateScan) =>
  (queue: ScanQueue): ScanQueue => {
    const own = scansOf(queue, prod_id);
    const others = queue.filter((waiting) => waiting.prod_id !== prod_id);
    return [...others, { prod_id, scans: [...own, scan] }];
  };

export const withoutScans =
  (scan_ids: ReadonlySet<string>) =>
  (queue: ScanQueue): ScanQueue =>
    queue
      .map(({ prod_id, scans }) => ({
        prod_id,
        scans: scans.filter(({ scan_id }) => !scan_ids.has(scan_id)),
      }))
      .filter(({ scans }) => scans.length > 0);

export const scansOf = (queue: ScanQueue, prod_id: string): readonly GateScan[] =>
  queue.find((waiting) => waiting.prod_id === prod_id)?.scans ?? [];

export const waitingIn = (queue: ScanQueue): number => queue.flatMap(({ scans }) => scans).length;

/** What the browser did not store lasts as long as the page. */
const inMemory = new Map<string, string>();

export const readOnDevice = (name: string): string | null => {
  const held = inMemory.get(name);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(name);
  } catch {
    // Rejected storage holds nothing.
    return null;
  }
};

/** Null forgets the text. Where the browser rejects storage only a reload loses it. */
export const keepOnDevice = (name: string, text: string | null): void => {
  inMemory.delete(name);
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    if (text !== null) inMemory.set(name, text);
  }
};

/** Most scans the server takes at once. */
const BATCH = 100;
/** Milliseconds until the list answers in the server's place. */
const PATIENCE_MS = 2_500;

/** Sends the oldest scans first. @returns the answers of one call @throws ApiError */
export const sendScans = async (
  prod_id: string,
  scans: readonly GateScan[],
  options?: { readonly timeout: number },
): Promise<GateAnswer[]> =>
  (await call(gateScans, { prod_id, scans: scans.slice(0, BATCH) }, options)).answers;

/** The server was not reached, or could not answer now. */
export const isSilence = (error: unknown): boolean => error instanceof ApiError && error.temporary;

/** Null where the answer does not come in time. @throws ApiError for a rejection */
export const askServer = async (prod_id: string, scan: GateScan): Promise<GateAnswer | null> => {
  if (!navigator.onLine) return null;
  try {
    const [answer] = await sendScans(prod_id, [scan], { timeout: PATIENCE_MS });
    return answer ?? null;
  } catch (error) {
    if (isSilence(error)) return null;
    throw error;
  }
};
