import { atEveryPoint, onlyBefore } from '@narae/test-kit';
import type { InterruptedProcess } from './interrupted-process.ts';

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
