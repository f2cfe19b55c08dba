import {
  preparedAddress,
  preparedLine,
  preparedPassword,
  preparedSigns,
  withPlainDashes,
} from './prepared-text.ts';

/** Characters of an address; the longest that mail servers deliver to. */
export const MAX_EMAIL_LENGTH = 254;

/** PEOPLE-6. Excludes what a mailer would read as another address (`a@b.cc,c@d.ee`); takes linear time. */
export const emailPattern = /^[^\s@<>()[\]\\,;:"]+@(?:[^\s@<>()[\]\\,;:".]+\.)+[^\s@<>()[\]\\,;:".]{2,}$/;

/** Whether a text, as it was typed, is an e-mail address that the shop accepts. Bounded work whatever the text is. */
export const isEmailAddress = (value: string): boolean =>
  value.length <= MAX_EMAIL_LENGTH && emailPattern.test(preparedAddress(value));

/** Digits, the country's code first, no plus (PEOPLE-6). */
export const telPattern = /^\d{6,15}$/;

export const MAX_AREA_LENGTH = 120;

export const MAX_NAME_LENGTH = 80;

/** Longest text a number of a document is typed as, blanks included. */
export const MAX_TYPED_NUMBER = 40;

/** Longest text that is read as the two lines at the bottom of a passport: with blanks and line breaks (DOC-10). */
export const MAX_TYPED_LINES = 200;

const name = /^(?=[ '-]*[A-Za-z])[A-Za-z '-]+$/;
const passportNumber = /^[A-Z0-9]{5,9}$/;
const visaNumber = /^[A-Z0-9-]{4,20}$/;

/** Keyboards make full-width letters and curly apostrophes; a passport prints plain ones. */
export const normalizePassportName = (value: string): string =>
  withPlainDashes(preparedLine(value).replace(/[\u2018\u2019\u02bc\u0060\u00b4\uff07]/g, "'"))
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();

/** A to Z, blanks, hyphens and apostrophes (ORDER-11). Countries spell Ü and Å differently: they are rejected. */
export const isPassportName = (value: string): boolean =>
  value.length <= MAX_NAME_LENGTH && name.test(normalizePassportName(value));

export const normalizeDocumentNumber = (value: string): string =>
  preparedSigns(value).replace(/\s+/g, '').toUpperCase();

const isNumber = (pattern: RegExp, value: string): boolean => {
  if (value.length > MAX_TYPED_NUMBER) return false;
  const number = normalizeDocumentNumber(value);
  return number === '' || pattern.test(number);
};

/** 5 to 9 letters and digits (ICAO 9303); optional (ORDER-12). */
export const isPassportNumber = (value: string): boolean => isNumber(passportNumber, value);

/** 4 to 20 letters, digits and hyphens; optional (ORDER-12). */
export const isVisaNumber = (value: string): boolean => isNumber(visaNumber, value);

/** The form that is judged, hashed and compared (ACCOUNT-1). */
export const normalizePassword = preparedPassword;

/** As it was typed but for blanks around it: passwords stored before they were prepared are compared with it (ACCOUNT-2). */
export const rawPassword = (typed: string): string => typed.trim();

/** Characters of a password field, blanks around the password included. */
export const MOST_TYPED = 100;

/** 8–25 characters, at least one lowercase letter and one digit, specials allowed; asked of a normalised password (ACCOUNT-1). */
export const passwordRules = {
  length: (value: string): boolean => value.length >= 8 && value.length <= 25,
  lowercase: (value: string): boolean => /[a-z]/.test(value),
  digit: (value: string): boolean => /\d/.test(value),
} as const;
