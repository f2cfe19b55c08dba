import type { z } from 'zod';
import { Email, nameText, plainLines, PersonName, Tel, TelOrNone } from '../../primitives.ts';
import { Password, TypedPassword } from '../account/member.ts';
import { SecondFactorCode } from '../account/second-factor.ts';
import { typedContact } from '../booking/traveller.ts';
import { postText } from '../community/post.ts';
import { isBlank, preparedLine, preparedLines, preparedPassword } from './prepared-text.ts';
import { isEmailAddress, normalizeDocumentNumber, normalizePassportName } from './typed-fields.ts';

const read = (schema: z.ZodType, text: string): unknown => {
  const answer = schema.safeParse(text);
  return answer.success ? answer.data : answer.error.issues[0]?.message;
};

test.each([
  ['full-width digits', '０１０１２３４５６７８', '01012345678'],
  ['direction marks of a copied contact', '\u202a01012345678\u202c', '01012345678'],
  ['blanks of other kinds around it', '\u3000010123456\u00a0', '010123456'],
])('a telephone number with %s is read', (_what, typed, tel) => {
  expect([Tel, TelOrNone, typedContact.tel].map((field) => read(field, typed))).toEqual([tel, tel, tel]);
});

test.each([
  ['wide letters and signs', 'Ｍｉｎａ＠ｎａｒａｅ．example'],
  ['the full stop of a Chinese keyboard', 'mina@narae。example'],
  ['zero width within', 'mi\u200bna@narae\ufeff.example'],
  ['a vertical tab behind it', 'mina@narae.example\u000b'],
])('an address with %s is read', (_what, typed) => {
  expect([Email, typedContact.email].map((field) => read(field, typed))).toEqual([
    'mina@narae.example',
    'mina@narae.example',
  ]);
  expect(isEmailAddress(typed)).toBe(true);
});

test.each([
  ['a tab of a spreadsheet', 'Kim\tNara', 'Kim Nara'],
  ['a vertical tab of a word processor', 'Kim\u000bNara', 'Kim Nara'],
  ['a line end behind it', 'Kim Nara\r\n', 'Kim Nara'],
  ['letters and their marks apart', 'Nguye\u0302\u0303n', 'Nguyễn'],
  ['zero width', '\u200bKim\ufeff', 'Kim'],
])('a name with %s is a name', (_what, typed, name) => {
  expect(read(PersonName, typed)).toBe(name);
  expect(preparedLine(typed)).toBe(name);
});

test('a text keeps its lines, its joiners and its width; tabs are blanks', () => {
  const typed = '첫 줄\u000b둘째\tＡ\u2028셋째\r넷째 👩\u200d👧 می\u200cروم\n';
  expect(preparedLines(typed)).toBe('첫 줄\n둘째 Ａ\n셋째\n넷째 👩\u200d👧 می\u200cروم');
  expect(read(postText(200, 'empty'), typed)).toBe(read(plainLines(200), typed));
});

const blanks = [
  '\u200b',
  '\u3164',
  '\u2800',
  '\uffa0 \u3164',
  '\u2060\ufeff',
  '\u00ad',
  '\u3000',
  '\t\u000b',
  '\u202e\u2067',
  '',
];

test.each(blanks)('%j is empty', (typed) => {
  expect(isBlank(typed)).toBe(true);
  expect(read(postText(100, 'empty'), typed)).toBe('empty');
  expect(read(PersonName, typed)).not.toBe(typed);
  expect(read(nameText(40), typed)).toBe('');
  expect(read(Email, typed)).toBe('login_email_input');
  expect(read(Tel, typed)).toBe('login_tel_input');
});

test.each(['a', '가', 'a\u202e', '.', '👍'])('%j is not', (typed) => {
  expect(isBlank(typed)).toBe(false);
});

test('a line has one line', () => {
  for (const typed of ['one\ntwo', 'one\rtwo', 'one\u0085two'])
    expect([PersonName, nameText(40)].map((field) => field.safeParse(typed).success)).toEqual([false, false]);
});

test.each(['a\u202eb', '\u2067a', 'a\u0000b', '\u202ea'])('%j is rejected in every text', (typed) => {
  for (const field of [postText(100, 'empty'), plainLines(100), PersonName, nameText(40)])
    expect(field.safeParse(typed).success).toBe(false);
});

test.each([
  ['M １２３４５６７', 'M1234567'],
  ['m\u200b1234567', 'M1234567'],
  ['AB\u30fc12\uff7034\u221256', 'AB-12-34-56'],
])('the number of a document %j is %s', (typed, number) => {
  expect(normalizeDocumentNumber(typed)).toBe(number);
});

test.each([
  ['ＫＩＭ\u3000ＮＡＲＡ', 'KIM NARA'],
  ['KIM\tNA\u2013RA', 'KIM NA-RA'],
  ['KIM NA\u30fcRA\u200b', 'KIM NA-RA'],
])('the name of a passport %j is %s', (typed, name) => {
  expect(normalizePassportName(typed)).toBe(name);
});

test('a password keeps case and width, is composed, and its blanks are one kind (RFC 8265)', () => {
  expect(preparedPassword('\u00a0Pa\u3000ss１a\u0301 ')).toBe('Pa ss１á');
  expect(read(Password, 'pässwort1'.normalize('NFD'))).toBe('pässwort1');
  // What was stored before is compared with what is typed.
  expect(read(TypedPassword, ` ${'pässwort1'.normalize('NFD')}`)).toBe('pässwort1'.normalize('NFD'));
});

test('a code is read in wide digits as well', () => {
  expect(read(SecondFactorCode, '１２３　４５６')).toBe('123456');
});

test('a text of any length costs a bounded time, and a longer one is left to its field', () => {
  const long = '\u200b'.repeat(300_000);
  expect(isBlank(long)).toBe(false);
  expect(preparedLine(long)).toBe(long);
  expect(preparedLines(long)).toBe(long);
});
