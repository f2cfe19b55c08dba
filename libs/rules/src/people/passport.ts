import type { MemType } from '@narae/contracts';
import { addMonths } from '../dates/calendar-day.ts';
import { ageBands } from './party.ts';

/** Months a passport should be valid for after the return (DOC-10): what many airlines and countries ask for. */
const PASSPORT_MONTHS_AFTER_RETURN = 6;

/** `short`: less than six months after the return (DOC-10). Days YYYY-MM-DD; valid on the day it expires. */
export const passportValidity = (expiry: string, returnDay: string): 'good' | 'short' | 'expired' => {
  if (expiry < returnDay) return 'expired';
  return expiry < addMonths(returnDay, PASSPORT_MONTHS_AFTER_RETURN) ? 'short' : 'good';
};

export const ageOn = (birthDay: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birthDay.slice(0, 4)) - (day.slice(5) < birthDay.slice(5) ? 1 : 0);

/** Whether somebody of this age travels in this category (PEOPLE-1). */
export const fitsCategory = (memType: MemType, age: number): boolean =>
  age >= ageBands[memType].from && age < (ageBands[memType].to ?? Infinity);

const lettersOf = (name: string): string => name.toUpperCase().replace(/[^A-Z]/g, '');

/** Characters of the first line that are the name's; a longer name is cut there. */
const NAME_LENGTH = 39;

/** Compares letters alone (ORDER-11): the family name first or last, without what the first line cut off. */
export const isNameOfPassport = (
  typed: string,
  { family, given }: { readonly family: string; readonly given: string },
): boolean => {
  const letters = lettersOf(typed);
  const [familyFirst, givenFirst] = [lettersOf(family + given), lettersOf(given + family)];
  if (letters === familyFirst || letters === givenFirst) return true;
  // Two fillers stand between the names: a name that reaches the end may have been cut.
  const cut = `${family}<<${given}`.length >= NAME_LENGTH;
  return cut && letters.startsWith(familyFirst);
};
