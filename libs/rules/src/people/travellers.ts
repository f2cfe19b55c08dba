import { isBlank } from '@narae/contracts/prepared-text';
import type { DocumentFlags, MemType, PartyCounts, TravellerFileType } from '@narae/contracts';
import { isEmailAddress } from '@narae/contracts/email-pattern';
import {
  isPassportName,
  isPassportNumber,
  isVisaNumber,
  normalizePassportName,
} from '@narae/contracts/passport-fields';
import { FIRST_BIRTH_DAY } from '@narae/contracts/companion-limits';
import { documentMatrix, documentsOwed, seatsOf, type Seat } from './documents.ts';
import { isCalendarDay } from '../dates/calendar-day.ts';
import { passportValidity } from './passport.ts';
import { leadType, type Violation } from './party.ts';
import { isTel } from './tel.ts';

/** One person on the traveller screen; the numbers may be left out (ORDER-12). */
export interface NamedPerson {
  mem_type: MemType;
  /** Person index within the category, from 1. */
  sort_order: number;
  mem_nm: string;
  passport_no?: string | undefined;
  /** YYYY-MM-DD. */
  passport_expiry?: string | undefined;
  /** The passport's two lines as typed (DOC-10). */
  passport_lines?: string | undefined;
  visa_no?: string | undefined;
  city?: string | undefined;
}

export interface TravellersDraft {
  party: PartyCounts;
  flags: DocumentFlags;
  tel: string;
  email: string;
  names: readonly NamedPerson[];
  /** The trip's last day, YYYY-MM-DD: a passport must last until then (DOC-10). Not judged where absent. */
  returnDay?: string;
  files: readonly { mem_type: MemType; sort_order: number; file_type: TravellerFileType }[];
}

/** Identifies a control of the traveller screen, on both sides of the wire: `name.adult.1`, `tel`, `file.teen.1.4`. */
export const travellerField = {
  name: (seat: Seat): string => `name.${seat.memType}.${seat.index}`,
  passportNo: (seat: Seat): string => `passport_no.${seat.memType}.${seat.index}`,
  passportExpiry: (seat: Seat): string => `passport_expiry.${seat.memType}.${seat.index}`,
  passportLines: (seat: Seat): string => `passport_lines.${seat.memType}.${seat.index}`,
  visaNo: (seat: Seat): string => `visa_no.${seat.memType}.${seat.index}`,
  /** Beside `remember`; not kept with what is typed (ORDER-19). */
  birthDay: (seat: Seat): string => `birth_day.${seat.memType}.${seat.index}`,
  remember: (seat: Seat): string => `remember.${seat.memType}.${seat.index}`,
  city: (seat: Seat): string => `city.${seat.memType}.${seat.index}`,
  file: (seat: Seat, fileType: TravellerFileType): string => `file.${seat.memType}.${seat.index}.${fileType}`,
};

const contactViolation = (draft: TravellersDraft): Violation | null => {
  if (isBlank(draft.tel)) return { error: 'login_tel_input', field: 'tel' };
  if (!isTel(draft.tel)) return { error: 'common_tel_number', field: 'tel' };
  if (isBlank(draft.email)) return { error: 'login_email_input', field: 'email' };
  if (!isEmailAddress(draft.email)) return { error: 'login_email_validation', field: 'email' };
  return null;
};

const expiryViolation = (
  expiry: string,
  returnDay: string | undefined,
): 'passport_expiry_form' | 'passport_expired' | null => {
  if (expiry === '') return null;
  if (!isCalendarDay(expiry)) return 'passport_expiry_form';
  return returnDay && passportValidity(expiry, returnDay) === 'expired' ? 'passport_expired' : null;
};

const personViolation = (draft: TravellersDraft, seat: Seat): Violation | null => {
  const person = draft.names.find((row) => row.mem_type === seat.memType && row.sort_order === seat.index);
  const wrong = (error: Violation['error'], field: string): Violation => ({
    error,
    field,
    params: { index: seat.index },
  });
  if (!person || isBlank(person.mem_nm)) return wrong('traveller_name_input', travellerField.name(seat));
  if (!isPassportName(person.mem_nm)) return wrong('traveller_name_passport', travellerField.name(seat));
  return particularsViolation(person, draft.returnDay);
};

/** The first thing wrong beside the name (ORDER-12, DOC-10). @param returnDay as in `TravellersDraft` */
export const particularsViolation = (
  person: Omit<NamedPerson, 'mem_nm'>,
  returnDay: string | undefined,
): Violation | null => {
  const seat: Seat = { memType: person.mem_type, index: person.sort_order };
  const wrong = (error: Violation['error'], field: string): Violation => ({
    error,
    field,
    params: { index: seat.index },
  });
  if (!isPassportNumber(person.passport_no ?? ''))
    return wrong('traveller_passport_no', travellerField.passportNo(seat));
  const expiry = expiryViolation(person.passport_expiry ?? '', returnDay);
  if (expiry) return wrong(expiry, travellerField.passportExpiry(seat));
  if (!isVisaNumber(person.visa_no ?? '')) return wrong('traveller_visa_no', travellerField.visaNo(seat));
  return null;
};

const documentViolation = (draft: TravellersDraft, seat: Seat): Violation | null => {
  const missing = documentsOwed(seat, draft.party, draft.flags).find(
    (fileType) =>
      !draft.files.some(
        (file) =>
          file.mem_type === seat.memType && file.sort_order === seat.index && file.file_type === fileType,
      ),
  );
  const rule = documentMatrix.find((row) => row.fileType === missing);
  return missing && rule
    ? { error: rule.error, field: travellerField.file(seat, missing), params: { index: seat.index } }
    : null;
};

/** The first thing missing or wrong, in the order of ORDER-2; null when complete. */
export const firstMissing = (draft: TravellersDraft): Violation | null => {
  const lead = leadType(draft.party);
  const seats = seatsOf(draft.party);
  for (const memType of new Set(seats.map((seat) => seat.memType))) {
    const ofType = seats.filter((seat) => seat.memType === memType);
    const found =
      firstOf(ofType, (seat) => personViolation(draft, seat)) ??
      (memType === lead ? contactViolation(draft) : null) ??
      firstOf(ofType, (seat) => documentViolation(draft, seat));
    if (found) return found;
  }
  return null;
};

const firstOf = (seats: readonly Seat[], check: (seat: Seat) => Violation | null): Violation | null => {
  for (const seat of seats) {
    const found = check(seat);
    if (found) return found;
  }
  return null;
};

/** A person to be saved for later orders; days are YYYY-MM-DD, the birthday decides the category (PEOPLE-1). */
export interface CompanionDraft {
  readonly mem_nm: string;
  /** YYYY-MM-DD. */
  readonly birth_day: string;
  readonly passport_no?: string | undefined;
  readonly passport_expiry?: string | undefined;
  readonly visa_no?: string | undefined;
}

/** @param today YYYY-MM-DD */
export const isBirthDay = (day: string, today: string): boolean =>
  isCalendarDay(day) && day >= FIRST_BIRTH_DAY && day <= today;

/** The first thing wrong (ORDER-19); passports may have expired (DOC-10). @param today YYYY-MM-DD */
export const companionViolation = (person: CompanionDraft, today: string): Violation | null => {
  if (isBlank(person.mem_nm)) return { error: 'traveller_name_input', field: 'mem_nm' };
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
