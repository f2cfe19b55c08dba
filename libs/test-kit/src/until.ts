import { setTimeout as sleep } from 'node:timers/promises';
import { timeScale } from '../../tooling/bin/lib/time-scale.mjs';

/** Milliseconds a condition may take; on an idle machine they take a tenth of it. TEST_TIME_SCALE multiplies it. */
const PATIENCE_MS = 20_000 * timeScale;

/**
 * Waits until a condition holds.
 * @param reason says what stands in the way, where the condition alone does not
 * @throws Error naming `what`, and the reason, when the condition does not hold within PATIENCE_MS
 */
export const until = async (
  what: string,
  holds: () => boolean | Promise<boolean>,
  reason?: () => string | Promise<string>,
): Promise<void> => {
  for (const end = Date.now() + PATIENCE_MS; !(await holds()); await sleep(20))
    if (Date.now() > end)
      throw new Error([`${what}: not within ${PATIENCE_MS} ms`, await reason?.()].filter(Boolean).join('\n'));
};
