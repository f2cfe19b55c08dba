import { drawRefno } from './refno.ts';

const at = new Date('2026-11-22T15:04:05Z');

test('a reference names the second in Seoul and a number', () => {
  expect(drawRefno(at, [])).toMatch(/^TRIP20261123000405\d{1,3}$/);
});

test('a reference is none that the order has already', () => {
  const all = Array.from({ length: 999 }, (_, number) => `TRIP20261123000405${number}`);
  const taken = all.filter((refno) => refno !== 'TRIP20261123000405417');
  expect(drawRefno(at, taken)).toBe('TRIP20261123000405417');
});
