import type { InterruptedProcess, Point } from './interrupted-process.ts';

/** A process that is never through by then writes without end. */
const mostWrites = 40;

/** Right before each write: for what asks no provider, and for what somebody else does meanwhile. */
export const onlyBefore = ['before'] as const;

/** Every second write is left out, by turns from day to day: two runs a day apart try each. `EVERY_POINT=all` tries all. */
const isLeftOut = (nth: number): boolean => {
  const day = Math.floor(Date.now() / 86_400_000);
  return process.env['EVERY_POINT'] !== 'all' && nth > 1 && (nth + day) % 2 === 0;
};

/**
 * Tries something at one point after the other, until the process is through before it comes to it.
 * @returns how many points there are
 */
export const atEveryPoint = async (
  attempt: (point: Point) => Promise<boolean>,
  sides: readonly Point['side'][] = ['before', 'behind'],
): Promise<number> => {
  const reachedOf = async (nth: number): Promise<number> => {
    let reached = 0;
    for (const side of sides) reached += (await attempt({ nth, side })) ? 1 : 0;
    return reached;
  };
  let there = 0;
  let leftOut: number | null = null;
  for (let nth = 1; nth <= mostWrites; nth += 1) {
    if (isLeftOut(nth)) {
      leftOut = nth;
      continue;
    }
    const reached = await reachedOf(nth);
    // Whether the one left out is there, a later one tells; behind the last one that is, it has to be tried.
    if (reached === 0) return there + (leftOut === null ? 0 : await reachedOf(leftOut));
    there += reached + (leftOut === null ? 0 : sides.length);
    leftOut = null;
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
 * @returns how many times one came in between
 */
export const racedEverywhere = async <Subject>(
  paused: InterruptedProcess,
  shop: Place,
  { prepare, one, other, judge }: Race<Subject>,
): Promise<number> => {
  const race = (first: typeof one, second: typeof one, inOrder: boolean) =>
    atEveryPoint(async (point) => {
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
    }, onlyBefore);
  return (await race(one, other, true)) + (await race(other, one, false));
};
