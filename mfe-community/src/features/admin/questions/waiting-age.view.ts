import type { BadgeState } from '@narae/ui';

const hourMs = 3_600_000;

/** By hours of waiting, the longest first (COMMUNITY-9). */
const marks = [
  { fromHours: 72, mark: 'closingSoon' },
  { fromHours: 24, mark: 'preparing' },
] as const satisfies readonly { fromHours: number; mark: BadgeState }[];

/** In whole hours or days. @param now milliseconds since 1970 */
export const waitingAge = (
  askedAt: string,
  now: number,
): { unit: 'hours' | 'days'; count: number; mark: BadgeState | undefined } => {
  const hours = Math.max(0, Math.floor((now - Date.parse(askedAt)) / hourMs));
  const mark = marks.find(({ fromHours }) => hours >= fromHours)?.mark;
  return hours < 24
    ? { unit: 'hours', count: hours, mark }
    : { unit: 'days', count: Math.floor(hours / 24), mark };
};
