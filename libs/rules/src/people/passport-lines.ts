import type { ErrorKey } from '@narae/contracts';
import { parse, type FieldName } from 'mrz';
import { addMonths, isCalendarDay } from '../dates/calendar-day.ts';

const LINE_LENGTH = 44;
const MONTHS_OF_A_CENTURY = 1200;

/** What is wrong with the lines, by the field whose check digit does not fit (DOC-10). */
export type PassportLinesError = Extract<ErrorKey, `passport_lines_${string}`>;

/** What the lines say; days YYYY-MM-DD, null where the passport leaves a part of them unknown (`9008<<`). */
export interface PassportLines {
  readonly passport_no: string;
  readonly expiry: string | null;
  readonly birthDay: string | null;
  readonly family: string;
  readonly given: string;
}

const errorOf: Partial<Record<FieldName, PassportLinesError>> = {
  documentNumber: 'passport_lines_number',
  documentNumberCheckDigit: 'passport_lines_number',
  birthDate: 'passport_lines_birth',
  birthDateCheckDigit: 'passport_lines_birth',
  expirationDate: 'passport_lines_expiry',
  expirationDateCheckDigit: 'passport_lines_expiry',
  personalNumber: 'passport_lines_check',
  personalNumberCheckDigit: 'passport_lines_check',
  compositeCheckDigit: 'passport_lines_check',
};
/** Countries come and go faster than a list of them: an unknown one may exist. */
const unjudged: readonly FieldName[] = ['issuingState', 'nationality'];

/** The two lines as a passport prints them. The first may be typed without its fillers: they are only its rest. */
const linesOf = (typed: string): [string, string] | null => {
  const text = typed.normalize('NFKC').toUpperCase().replaceAll('«', '<<').replaceAll('‹', '<');
  const rows = text.split('\n').map((row) => row.replace(/\s+/g, ''));
  const [first = '', second = '', ...more] = rows.filter((row) => row !== '');
  if (second === '') return [first.slice(0, LINE_LENGTH), first.slice(LINE_LENGTH)];
  return more.length === 0 ? [first.padEnd(LINE_LENGTH, '<'), second] : null;
};

const isPassport = (lines: [string, string] | null): lines is [string, string] =>
  lines !== null && lines[0].startsWith('P') && lines.every((line) => /^[A-Z0-9<]{44}$/.test(line));

/** In this century; null where a part is unknown. The day may be none of the calendar. */
const dayOf = (yymmdd: string): string | null =>
  yymmdd.includes('<') ? null : `20${yymmdd.slice(0, 2)}-${yymmdd.slice(2, 4)}-${yymmdd.slice(4)}`;

const isNoDay = (day: string | null): boolean => day !== null && !isCalendarDay(day);

/** ICAO 9303 TD3, with every check digit (DOC-10). @param today YYYY-MM-DD; decides the century of a birth */
export const readPassportLines = (
  typed: string,
  today: string,
): { readonly lines: PassportLines } | { readonly error: PassportLinesError } => {
  const lines = linesOf(typed);
  if (!isPassport(lines)) return { error: 'passport_lines_form' };
  const { fields, details } = parse(lines, { autocorrect: false });
  const wrong = details.find(({ field, valid }) => !valid && !(field && unjudged.includes(field)));
  if (wrong) return { error: (wrong.field && errorOf[wrong.field]) ?? 'passport_lines_form' };
  const born = dayOf(fields.birthDate ?? '<');
  const expiry = dayOf(fields.expirationDate ?? '<');
  if (isNoDay(born)) return { error: 'passport_lines_birth_day' };
  if (isNoDay(expiry)) return { error: 'passport_lines_expiry_day' };
  return {
    lines: {
      passport_no: fields.documentNumber ?? '',
      expiry,
      birthDay: born !== null && born > today ? addMonths(born, -MONTHS_OF_A_CENTURY) : born,
      family: fields.lastName ?? '',
      given: fields.firstName ?? '',
    },
  };
};
