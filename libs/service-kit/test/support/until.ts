import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 15_000;

/** Waits until something is true. @throws when it does not become so within the time people would wait */
export const until = async (what: string, look: () => boolean | Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + PATIENCE_MS; !(await look()); await sleep(20))
    if (Date.now() > end) throw new Error(`${what}: not within ${PATIENCE_MS} ms`);
};
