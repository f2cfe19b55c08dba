import type { InterruptedProcess, Point } from './interrupted-process.ts';

/** A process that is never through by then writes without end. */
const mostWrites = 40;

/** Right before each write: for what asks no provider, and for what somebody else does meanwhile. */
export const onlyBefore = ['before'] as const;

/**
 * Tries something at one point after the other, until the process is through before it comes to it.
 * @returns how many points it came to
 */
export const atEveryPoint = async (
  attempt: (point: Point) => Promise<boolean>,
  sides: readonly Point['side'][] = ['before', 'behind'],
): Promise<number> => {
  let reached = 0;
  for (let nth = 1; nth <= mostWrites; nth += 1) {
    const before = reached;
    for (const side of sides) reached += (await attempt({ nth, side })) ? 1 : 0;
    if (reached === before) return reached;
  }
  throw new Error(`not through after ${mostWrites} writes`);
};

/** Something a process does, and what is to have become of it wherever it was killed. */
export interface Killing<Subject> {
  /** Makes something new to do it with. */
  readonly prepare: () => Promise<Subject>;
  readonly work: (subject: Subject) => Promise<unknown>;
  /** What the shop's jobs and whoever got no answer do afterwards. */
  readonly afterwards: (subject: Subject) => Promise<unknown>;
  readonly outcome: (subject: Subject) => Promise<object>;
  readonly expected: object;
}

/**
 * Kills a process at one point after the other of what it does, each time with something new, and expects the same outcome.
 * @returns how many times it was killed
 */
export const killedEverywhere = <Subject>(
  dying: InterruptedProcess,
  { prepare, work, afterwards, outcome, expected }: Killing<Subject>,
  sides?: readonly Point['side'][],
): Promise<number> =>
  atEveryPoint(async (point) => {
    const subject = await prepare();
    const killed = await dying.killedAt(point, () => work(subject));
    await afterwards(subject);
    expect({ point, ...(await outcome(subject)) }).toEqual({ point, ...expected });
    return killed;
  }, sides);
