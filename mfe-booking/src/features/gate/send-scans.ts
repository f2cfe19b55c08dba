import type { GateAnswer, GateScan } from '@narae/contracts';
import { gateScans } from '@narae/contracts/rows';
import { ApiError, call } from '@narae/shell-sdk';

/** As many scans as the server takes at once. */
const BATCH = 100;
/** How long somebody stands at the gate before the list answers in the server's place. */
const PATIENCE_MS = 2_500;

/** Sends scans of a departure, the oldest first; @returns the answers to those of one call. @throws ApiError */
export const sendScans = async (
  prod_id: string,
  scans: readonly GateScan[],
  options?: { readonly timeout: number },
): Promise<GateAnswer[]> =>
  (await call(gateScans, { prod_id, scans: scans.slice(0, BATCH) }, options)).answers;

/** Whether a failure means that the server was not reached, or could not answer now. */
export const isSilence = (error: unknown): boolean => error instanceof ApiError && error.temporary;

/** The server's answer to one scan; null where it does not come in time. @throws ApiError for a rejection */
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
