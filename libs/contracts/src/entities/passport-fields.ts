/** Longest name of a person, in characters. */
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
