import { csvTel } from './csv.ts';

test.each([
  ['821012345678', '(+82) 1012345678'],
  ['14155550123', '(+1) 4155550123'],
  ['01012345678', '010-12345678'],
  ['', ''],
])('the telephone number %s is written as %s', (tel, cell) => expect(csvTel(tel)).toBe(cell));
