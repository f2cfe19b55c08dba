import { addDays, seoulDay } from '@narae/rules';

/** First hour in Seoul at which members are asked. */
const fromHour = 10;

/**
 * When members are asked for a review, in days after the trip: the next day, and once more a week later (COMMUNITY-34). A
 * time that was missed, because the service was down or the event came late, is skipped.
 */
const times = [
  { nth: 1, first: 1, last: 7 },
  { nth: 2, first: 8, last: 14 },
] as const;

export const mostAsks = times.length;

/** Which trips are due: asked about `asked` times and ended between two days (YYYY-MM-DD in Asia/Seoul). */
export const askTurns = (
  now: Date,
): { readonly nth: 1 | 2; readonly asked: number; readonly from: string; readonly until: string }[] => {
  const day = seoulDay(new Date(now.getTime() - fromHour * 3_600_000));
  return times.map(({ nth, first, last }) => ({
    nth,
    asked: nth - 1,
    from: addDays(day, -last),
    until: addDays(day, -first),
  }));
};
