import { ACCESS_TTL_S } from '@narae/service-kit';

/**
 * So long a second factor that was shown counts, in milliseconds: a working day, at the end of which the last access token that says
 * so has run out. Then it is asked for again (ACCOUNT-30).
 */
export const shownForMs = 12 * 3_600_000 - ACCESS_TTL_S * 1000;

/** How long a new secret waits for the first code of its app, in milliseconds. */
export const setUpMs = 15 * 60_000;

/** Whether a session may enter the back office. @param at when it showed a second factor; null or absent for never */
export const isShown = (at: Date | null | undefined, now: Date): boolean =>
  Boolean(at && now.getTime() - at.getTime() < shownForMs);

/** When a second factor was shown, in whole seconds since 1970, as access tokens say it. */
export const shownAtSecond = (at: Date | null | undefined): number | undefined =>
  at ? Math.floor(at.getTime() / 1000) : undefined;
