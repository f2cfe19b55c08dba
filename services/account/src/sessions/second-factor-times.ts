import { ACCESS_TTL_S } from '@narae/service-kit';

/** Milliseconds: a working day, within which also the last access token that says so runs out (ACCOUNT-30). */
export const shownForMs = 12 * 3_600_000 - ACCESS_TTL_S * 1000;

/** Milliseconds that a new secret waits for the first code of its app. */
export const setUpMs = 15 * 60_000;

/** @param at when the session showed a second factor; null or absent for never */
export const isFresh = (at: Date | null | undefined, now: Date): boolean =>
  Boolean(at && now.getTime() - at.getTime() < shownForMs);

/** Whole seconds since 1970, as in access tokens. */
export const shownAtSecond = (at: Date | null | undefined): number | undefined =>
  at ? Math.floor(at.getTime() / 1000) : undefined;
