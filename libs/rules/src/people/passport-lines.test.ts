import { readPassportLines } from './passport-lines.ts';

const first = 'P<KORKIM<<NA<RAE<<<<<<<<<<<<<<<<<<<<<<<<<<<<';
const second = 'M123456788KOR9001011F3001019<<<<<<<<<<<<<<00';
const today = '2026-11-22';
const read = (typed: string) => readPassportLines(typed, today);
const lines = {
  passport_no: 'M12345678',
  expiry: '2030-01-01',
  birthDay: '1990-01-01',
  family: 'KIM',
  given: 'NA RAE',
};

describe('the two lines of a passport', () => {
  it.each([
    ['as they are printed', `${first}\n${second}`],
    ['in one row', first + second],
    ['in small letters, with blanks', `${first.toLowerCase()} \r\n ${second.toLowerCase()}\n`],
    ['without the fillers of the first line', `P<KORKIM<<NA<RAE\n${second}`],
    ['with the marks of a telephone’s keyboard', `P‹KORKIM«NA‹RAE\n${second}`],
  ])('are read %s', (_how, typed) => {
    expect(read(typed)).toEqual({ lines });
  });

  it('of a country the list does not know are read', () => {
    const specimen =
      'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10';
    expect(read(specimen)).toMatchObject({
      lines: { passport_no: 'L898902C3', birthDay: '1974-08-12', expiry: '2012-04-15', family: 'ERIKSSON' },
    });
  });

  const weights = [7, 3, 1];
  const checkDigitOf = (text: string): number =>
    [...text].reduce(
      (sum, mark, at) => sum + (mark === '<' ? 0 : parseInt(mark, 36)) * (weights[at % 3] ?? 0),
      0,
    ) % 10;
  const signed = (text: string): string => `${text}${checkDigitOf(text)}`;
  const withDays = (birth: string, expiry: string): string => {
    const [number, days] = [signed('M12345678'), [signed(birth), signed(expiry)] as const];
    const rest = `${'<'.repeat(14)}0`;
    const all = checkDigitOf(number + days[0] + days[1] + rest);
    return `${first}\n${number}KOR${days[0]}F${days[1]}${rest}${all}`;
  };
  it.each([
    ['9008<<', '300101', { birthDay: null, expiry: '2030-01-01' }],
    ['<<<<<<', '300101', { birthDay: null, expiry: '2030-01-01' }],
    ['900101', '3001<<', { birthDay: '1990-01-01', expiry: null }],
  ])('with unknown parts (%s, %s) are read for the rest', (birth, expiry, days) => {
    expect(read(withDays(birth, expiry))).toEqual({ lines: { ...lines, ...days } });
  });
  it.each([
    ['910229', '300101', 'passport_lines_birth_day'],
    ['901301', '300101', 'passport_lines_birth'],
    ['900101', '300231', 'passport_lines_expiry_day'],
  ])('with a day of no calendar (%s, %s) are named by it', (birth, expiry, error) => {
    expect(read(withDays(birth, expiry))).toEqual({ error });
  });
  it('of the leap day of 2000 are read', () => {
    expect(read(withDays('000229', '300101'))).toMatchObject({ lines: { birthDay: '2000-02-29' } });
  });

  const change = (at: number, by: string): string =>
    `${first}\n${second.slice(0, at)}${by}${second.slice(at + 1)}`;
  it.each([
    ['number', change(2, '9'), 'passport_lines_number'],
    ['birth', change(14, '2'), 'passport_lines_birth'],
    ['expiry', change(22, '2'), 'passport_lines_expiry'],
    ['last digit', change(43, '1'), 'passport_lines_check'],
    ['a month that does not exist', change(15, '9'), 'passport_lines_birth'],
    ['length', `${first}\n${second.slice(1)}`, 'passport_lines_form'],
    ['another document', `V${first.slice(1)}\n${second}`, 'passport_lines_form'],
    ['other characters', change(3, '?'), 'passport_lines_form'],
    ['three lines', `${first}\n${second}\n${second}`, 'passport_lines_form'],
    ['a lone first line', first, 'passport_lines_form'],
  ])('are named by what does not fit: %s', (_what, typed, error) => {
    expect(read(typed)).toEqual({ error });
  });
});
