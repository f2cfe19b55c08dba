import { setTimeout as sleep } from 'node:timers/promises';
import type { ScriptedShopper } from './scripted-shopper.ts';

/** Waits until nothing the provider has accepted is open, or the time for it is over. */
export const settle = async (people: readonly ScriptedShopper[], patienceMs: number): Promise<void> => {
  const end = Date.now() + patienceMs;
  const open = async (): Promise<number> => {
    const outcomes = await Promise.all(
      people.flatMap((one) =>
        one.log.payments.filter(({ accepted }) => accepted).map((payment) => one.outcome(payment)),
      ),
    );
    return outcomes.filter((outcome) => outcome === 'waiting').length;
  };
  while ((await open()) > 0 && Date.now() < end) await sleep(250);
};
