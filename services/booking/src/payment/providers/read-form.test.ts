import { BadNotification } from './provider.ts';
import { neededField, readForm } from './read-form.ts';

test('a form is read as names and values, what stands behind escapes included', () => {
  expect([...readForm('refno=A1&name=Kim+Na%20ra%26&empty=&eq=a=b')]).toEqual([
    ['refno', 'A1'],
    ['name', 'Kim Na ra&'],
    ['empty', ''],
    ['eq', 'a=b'],
  ]);
});

test('another encoding is read as it says', () => {
  expect(readForm('a=b+c', (text) => text.toUpperCase()).get('A')).toBe('B+C');
});

test.each([
  ['', 'not a form'],
  ['refno', 'not a form'],
  ['=value', 'not a form'],
  ['a=1&', 'not a form'],
  ['a=%E0%A4', 'not UTF-8'],
  ['a=%zz', 'not UTF-8'],
  ['refno=A&refno=B', 'The field refno comes twice'],
  ['refno=A&ref%6Eo=A', 'The field refno comes twice'],
])('"%s" is rejected: %s', (body, problem) => {
  expect(() => readForm(body)).toThrow(BadNotification);
  expect(() => readForm(body)).toThrow(problem);
});

test('sixty fields are read, and no more', () => {
  const form = (count: number): string => Array.from({ length: count }, (_, i) => `f${i}=x`).join('&');
  expect(readForm(form(60)).size).toBe(60);
  expect(() => readForm(form(61))).toThrow('too many fields');
});

test('a field that is needed has its form', () => {
  const fields = new Map([['rescode', '0000']]);
  expect(neededField(fields, 'rescode', /^\d{4}$/)).toBe('0000');
  expect(() => neededField(fields, 'rescode', /^\d{5}$/)).toThrow('rescode is missing or malformed');
  expect(() => neededField(fields, 'transid', /^\w+$/)).toThrow(BadNotification);
  expect(neededField(fields, 'transid', /^\w*$/)).toBe('');
});
