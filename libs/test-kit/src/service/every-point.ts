import { inTurn } from '../../../tooling/bin/lib/test-turn.mjs';
import type { Interruptions, Point } from './interruptions.ts';

/** In how many runs of `npm run test:all` each point is tried; the other runs of tests try all of them. */
const TURNS = 4;

/** Right before each write: for what asks no provider, and for what somebody else does meanwhile. */
export const onlyBefore = ['before'] as const;

type Process = Pick<Interruptions, 'killedAt' | 'lastWrites'>;

/** No process comes so far. */
const nowhere: Point = { nth: Infinity, side: 'before' };

/**
 * Tries something undisturbed, and then at each point that the process came to, in `npm run test:all` at those in turn.
 * @returns how many points there are
 */
export const atEveryPoint = async (
  process: Process,
  attempt: (point: Point) => Promise<boolean>,
  sides: readonly Point['side'][] = ['before', 'behind'],
): Promise<number> => {
  await attempt(nowhere);
  const points = Array.from({ length: process.lastWrites() }, (_, at) =>
    sides.map((side): Point => ({ nth: at + 1, side })),
  ).flat();
  for (const point of inTurn(points, TURNS))
    if (!(await attempt(point))) throw new Error(`never came to write ${point.nth}`);
  return points.length;
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
 * @returns at how many points it is killed
 */
export const killedEverywhere = <Subject>(
  dying: Process,
  { prepare, work, afterwards, outcome, expected }: Killing<Subject>,
  sides?: readonly Point['side'][],
): Promise<number> =>
  atEveryPoint(
    dying,
    async (point) => {
      const subject = await prepare();
      const killed = await dying.killedAt(point, () => work(subject));
      await afterwards(subject);
      expect({ point, ...(await outcome(subject)) }).toEqual({ point, ...expected });
      return killed;
    },
    sides,
  );
