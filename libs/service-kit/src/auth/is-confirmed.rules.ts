import { CONFIRMED_FOR_S } from '@narae/contracts/confirmation';

/** Whether a second factor was shown a moment ago (ACCOUNT-43). @param shownAt seconds since 1970 */
export const isConfirmed = (shownAt: number | undefined, now: Date): boolean => {
  if (shownAt === undefined) return false;
  const age = Math.floor(now.getTime() / 1000) - shownAt;
  return age >= 0 && age <= CONFIRMED_FOR_S;
};
