import type { SoldTerms as WireTerms } from '@narae/contracts';
import { LAN_TPS } from '@narae/contracts/languages';
import { perLanguage, type SomeTexts } from '@narae/contracts/localized';
import { seoulMoment } from '../dates/clock-time.ts';
import { addDays, seoulMidnight } from '../dates/seoul-day.ts';

/** What of a departure was sold (ORDER-22); times are empty or absent where it is a whole day. */
export type SoldTerms = Omit<WireTerms, 'meeting_points'> & {
  readonly meeting_points?: SomeTexts | undefined;
};

export type SoldPart = 'day' | 'time' | 'meeting';

/** Days in which a changed departure can be cancelled for everything (REFUND-11). */
const freeDays = 7;

const textOf = (texts: SomeTexts | undefined, lanTp: keyof SomeTexts): string =>
  (texts?.[lanTp] ?? '').trim().replaceAll(/\s+/g, ' ');

/** Giving something where nothing was is no change. */
const differs = <Value>(
  before: Value | '' | null | undefined,
  after: Value | '' | null | undefined,
): boolean => before !== undefined && before !== null && before !== '' && before !== after;

const meetingDiffers = (before: SoldTerms, after: SoldTerms): boolean =>
  LAN_TPS.some((lanTp) =>
    differs(textOf(before.meeting_points, lanTp), textOf(after.meeting_points, lanTp)),
  ) ||
  differs(before.meeting_lat, after.meeting_lat ?? null) ||
  differs(before.meeting_lng, after.meeting_lng ?? null);

/** What changes of that which was sold: days, start and end time, meeting point (ORDER-22); taking one off is a change as well. */
export const soldParts = (before: SoldTerms, after: SoldTerms): SoldPart[] => [
  ...(differs(before.start_day, after.start_day) || differs(before.end_day, after.end_day)
    ? (['day'] as const)
    : []),
  ...(differs(before.start_time, after.start_time ?? '') || differs(before.end_time, after.end_time ?? '')
    ? (['time'] as const)
    : []),
  ...(meetingDiffers(before, after) ? (['meeting'] as const) : []),
];

/** Terms with what was sold as it was, and what was not said before as it is said now. */
export const keepSold = (sold: SoldTerms, next: SoldTerms) => ({
  start_day: sold.start_day,
  end_day: sold.end_day,
  start_time: sold.start_time || (next.start_time ?? ''),
  end_time: sold.end_time || (next.end_time ?? ''),
  meeting_points: perLanguage(
    (lanTp) => sold.meeting_points?.[lanTp] || (next.meeting_points?.[lanTp] ?? ''),
  ),
  meeting_lat: sold.meeting_lat ?? next.meeting_lat ?? null,
  meeting_lng: sold.meeting_lng ?? next.meeting_lng ?? null,
});

type Departure = Pick<SoldTerms, 'start_day' | 'start_time'>;

/** The start, or the last moment of the day of departure where no time is said. */
const departsAt = ({ start_day, start_time }: Departure): Date =>
  start_time
    ? seoulMoment(start_day, start_time)
    : new Date(seoulMidnight(addDays(start_day, 1)).getTime() - 1);

/**
 * The last moment in which cancelling a changed departure returns everything: 7 days after the message, or its departure where
 * that is sooner (REFUND-11). @param at of the message @param departure as it is now
 */
export const freeCancelUntil = (at: Date, departure: Departure): Date =>
  new Date(Math.min(at.getTime() + freeDays * 86_400_000, departsAt(departure).getTime()));
