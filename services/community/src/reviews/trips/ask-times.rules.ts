import { addDays, seoulDay } from '@narae/rules';

/** The hour in Seoul from which people are asked, on the day they are asked. */
const fromHour = 10;

/**
 * When a member is asked how a trip was, in days after its last one: the day after, and once more a week later (COMMUNITY-34). What
 * could not be asked in time, because the shop was away or the trip was told late, is not asked any more.
 */
const times = [
  { nth: 1, first: 1, last: 7 },
  { nth: 2, first: 8, last: 14 },
] as const;

/** Nobody is asked more often. */
export const mostAsks = times.length;

/** Whose turn it is at a moment: trips that were asked about `asked` times and ended between two days (YYYY-MM-DD in Asia/Seoul). */
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
