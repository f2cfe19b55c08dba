import { setTimeout as sleep } from 'node:timers/promises';
import type { ScriptedShopper } from './scripted-shopper.ts';

/** How many of a shopper's payments that the provider has accepted are open; one whose state nobody tells is. */
const openOf = async (one: ScriptedShopper): Promise<number> => {
  let open = 0;
  // One look after the other: all at once would be another rush, of which some are not answered in time.
  for (const payment of one.log.payments.filter(({ accepted }) => accepted)) {
    const outcome = await one.outcome(payment).catch(() => 'waiting');
    if (outcome === 'waiting') open += 1;
  }
  return open;
};

/** Waits until nothing the provider has accepted is open, or the time for it is over; what is true then is for the caller to check. */
export const settle = async (people: readonly ScriptedShopper[], patienceMs: number): Promise<void> => {
  const end = Date.now() + patienceMs;
  const open = async (): Promise<boolean> =>
    (await Promise.all(people.map(openOf))).some((count) => count > 0);
  while ((await open()) && Date.now() < end) await sleep(250);
};
