import { inTurn } from '@narae/test-kit';
import type { InterruptedProcess, Point } from './interrupted-process.ts';

/** In how many runs of `npm test` each point is tried; the other runs of tests try all of them. */
const TURNS = 4;

/** Right before each write: for what asks no provider, and for what somebody else does meanwhile. */
export const onlyBefore = ['before'] as const;

/** No process comes so far. */
const nowhere: Point = { nth: Infinity, side: 'before' };

/**
 * Tries something undisturbed, and then at each point that the process came to, in `npm test` at those in turn.
 * @returns how many points there are
 */
const atEveryPoint = async (
  process: InterruptedProcess,
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
  dying: InterruptedProcess,
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

/** Where something is done: in the process that is paused, or in the shop's other one. */
export type Place = Pick<InterruptedProcess, 'service' | 'context'>;

/** Two decisions about the same thing, and what must be true of it however they meet. */
export interface Race<Subject> {
  readonly prepare: () => Promise<Subject>;
  readonly one: (subject: Subject, place: Place) => Promise<unknown>;
  readonly other: (subject: Subject, place: Place) => Promise<unknown>;
  /** Looks at the outcome, with what each was answered. */
  readonly judge: (
    subject: Subject,
    answers: { readonly one: unknown; readonly other: unknown },
  ) => Promise<void>;
}

/**
 * Lets each of two decisions be made right before every write of the other.
 * @returns at how many points one comes in between
 */
export const racedEverywhere = async <Subject>(
  paused: InterruptedProcess,
  shop: Place,
  { prepare, one, other, judge }: Race<Subject>,
): Promise<number> => {
  const race = (first: typeof one, second: typeof one, inOrder: boolean) =>
    atEveryPoint(
      paused,
      async (point) => {
        const subject = await prepare();
        const answers: unknown[] = [];
        const between = async (): Promise<void> => void (answers[1] = await second(subject, shop));
        const work = async (): Promise<void> => void (answers[0] = await first(subject, paused));
        const met = await paused.pausedAt(point, between, work);
        if (!met) await between();
        await judge(
          subject,
          inOrder ? { one: answers[0], other: answers[1] } : { one: answers[1], other: answers[0] },
        );
        return met;
      },
      onlyBefore,
    );
  return (await race(one, other, true)) + (await race(other, one, false));
};
