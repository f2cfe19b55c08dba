import { travellerField, type NamedPerson } from '@narae/rules';
import { readPassportLines } from '@narae/rules/passport-lines';
import { DomainError } from '@narae/service-kit';

/**
 * A person with passport number and expiry read from the two lines, where they were typed (DOC-10); the lines themselves go
 * no further. @param today YYYY-MM-DD
 * @throws DomainError passport_lines_form, passport_lines_number, …: what does not fit in them
 */
export const withLinesRead = (
  { passport_lines = '', ...person }: NamedPerson,
  today: string,
): Omit<NamedPerson, 'passport_lines'> => {
  if (passport_lines.trim() === '') return person;
  const read = readPassportLines(passport_lines, today);
  if ('error' in read) {
    const { mem_type: memType, sort_order: index } = person;
    throw new DomainError(read.error, {
      field: travellerField.passportLines({ memType, index }),
      params: { index },
    });
  }
  return { ...person, passport_no: read.lines.passport_no, passport_expiry: read.lines.expiry };
};
