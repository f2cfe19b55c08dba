/** Characters of an address; the longest that mail servers deliver to. */
export const MAX_EMAIL_LENGTH = 254;

/**
 * PEOPLE-6: local part, @, domain with a dot. Brackets, quotes and list separators are excluded: a mailer would read
 * `<a@b.cc>` or `a@b.cc,c@d.ee` as something else than the address that was typed. A label never contains the dot
 * that ends it, so that matching takes linear time; check the length first all the same.
 */
export const emailPattern = /^[^\s@<>()[\]\\,;:"]+@(?:[^\s@<>()[\]\\,;:".]+\.)+[^\s@<>()[\]\\,;:".]{2,}$/;

/** Whether a text is an e-mail address as the shop accepts it. Bounded work whatever the text is. */
export const isEmailAddress = (value: string): boolean =>
  value.length <= MAX_EMAIL_LENGTH && emailPattern.test(value);

/** A telephone number as the wire has it: digits, the country's code first, no plus (PEOPLE-6). */
export const telPattern = /^\d{6,15}$/;

/** Longest text that tells where somebody lives, in characters. */
export const MAX_AREA_LENGTH = 120;

export const MAX_NAME_LENGTH = 80;

/** Longest text a number of a document is typed as, blanks included. */
export const MAX_TYPED_NUMBER = 40;

/** Longest text that is read as the two lines at the bottom of a passport: with blanks and line breaks (DOC-10). */
export const MAX_TYPED_LINES = 200;

const name = /^(?=[ '-]*[A-Za-z])[A-Za-z '-]+$/;
const passportNumber = /^[A-Z0-9]{5,9}$/;
const visaNumber = /^[A-Z0-9-]{4,20}$/;

/**
 * A typed name in the characters a passport prints: full-width letters, curly apostrophes, long dashes and several
 * blanks are what keyboards make of plain ones.
 */
export const normalizePassportName = (value: string): string =>
  value
    .replace(/[\u2018\u2019\u02bc\u0060\u00b4\uff07]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Whether a name can stand on a ticket (ORDER-11): the letters A to Z of the passport's machine-readable lines, blanks,
 * hyphens and apostrophes. Letters with marks are rejected, not folded: countries spell Ü or Å in different ways.
 */
export const isPassportName = (value: string): boolean =>
  value.length <= MAX_NAME_LENGTH && name.test(normalizePassportName(value));

/** A number as a document prints it: typed with blanks or in small letters all the same. */
export const normalizeDocumentNumber = (value: string): string =>
  value.normalize('NFKC').replace(/\s+/g, '').toUpperCase();

const isNumber = (pattern: RegExp, value: string): boolean => {
  if (value.length > MAX_TYPED_NUMBER) return false;
  const number = normalizeDocumentNumber(value);
  return number === '' || pattern.test(number);
};

/** Whether a passport's number is one: 5 to 9 letters and digits (ICAO 9303). It may be left out (ORDER-12). */
export const isPassportNumber = (value: string): boolean => isNumber(passportNumber, value);

/** Whether a visa's approval number is one: 4 to 20 letters, digits and hyphens. It may be left out (ORDER-12). */
export const isVisaNumber = (value: string): boolean => isNumber(visaNumber, value);

/**
 * A password as it counts: without blanks around it, which keyboards and the clipboard add. Joining, signing in and a
 * new password all take it this way (ACCOUNT-1).
 */
export const normalizePassword = (typed: string): string => typed.trim();

/** As much as a password field takes: more than a password has, because blanks around it do not count. */
export const MOST_TYPED = 100;

/** 8–25 characters, at least one lowercase letter and one digit, specials allowed; asked of a normalised password (ACCOUNT-1). */
export const passwordRules = {
  length: (value: string): boolean => value.length >= 8 && value.length <= 25,
  lowercase: (value: string): boolean => /[a-z]/.test(value),
  digit: (value: string): boolean => /\d/.test(value),
} as const;
