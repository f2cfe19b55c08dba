import { addDays, seoulDay } from '@narae/rules';

/** First hour in Seoul at which members are asked. */
const fromHour = 10;

/** Days after the trip (COMMUNITY-34); a missed time is skipped. */
const times = [
  { nth: 1, first: 1, last: 7 },
  { nth: 2, first: 8, last: 14 },
] as const;

export const mostAsks = times.length;

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
