import { FIRST_BIRTH_DAY } from '@narae/contracts/companion-limits';
import {
  isPassportName,
  isPassportNumber,
  isVisaNumber,
  normalizePassportName,
} from '@narae/contracts/passport-fields';
import { isCalendarDay } from './passport.ts';
import type { Violation } from './party.ts';

/** A person who is to be saved for later orders; the day of birth decides the category (PEOPLE-1). */
export interface CompanionDraft {
  readonly mem_nm: string;
  /** YYYY-MM-DD. */
  readonly birth_day: string;
  readonly passport_no?: string | undefined;
  /** YYYY-MM-DD. */
  readonly passport_expiry?: string | undefined;
  readonly visa_no?: string | undefined;
}

/** Whether somebody who lives today can have been born on a day. @param today YYYY-MM-DD */
export const isBirthDay = (day: string, today: string): boolean =>
  isCalendarDay(day) && day >= FIRST_BIRTH_DAY && day <= today;

/**
 * The first thing missing or wrong in a person who is to be saved (ORDER-19), by the field's own name. A passport that has
 * expired is no mistake here: it is judged when the person travels (DOC-10).
 * @param today YYYY-MM-DD
 */
export const companionViolation = (person: CompanionDraft, today: string): Violation | null => {
  if (!person.mem_nm.trim()) return { error: 'traveller_name_input', field: 'mem_nm' };
  if (!isPassportName(person.mem_nm)) return { error: 'traveller_name_passport', field: 'mem_nm' };
  if (!isBirthDay(person.birth_day, today)) return { error: 'companion_birth_input', field: 'birth_day' };
  if (!isPassportNumber(person.passport_no ?? ''))
    return { error: 'traveller_passport_no', field: 'passport_no' };
  if (person.passport_expiry && !isCalendarDay(person.passport_expiry))
    return { error: 'passport_expiry_form', field: 'passport_expiry' };
  if (!isVisaNumber(person.visa_no ?? '')) return { error: 'traveller_visa_no', field: 'visa_no' };
  return null;
};

/** A name as people are told apart by it: in capitals, as a passport prints it. */
export const nameKey = (name: string): string => normalizePassportName(name).toUpperCase();
