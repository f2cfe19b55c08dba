import { drawRefno, stampOf } from './refno.ts';

const at = new Date('2026-11-22T15:04:05Z');

test('a reference names the second in Seoul and a number', () => {
  expect(drawRefno(at, [])).toMatch(/^TRIP20261123000405\d{1,3}$/);
});

test('a reference is none that the order has already', () => {
  const all = Array.from({ length: 999 }, (_, number) => `TRIP20261123000405${number}`);
  const taken = all.filter((refno) => refno !== 'TRIP20261123000405417');
  expect(drawRefno(at, taken)).toBe('TRIP20261123000405417');
});

test('whatever is free is drawn, and what is drawn is free', () => {
  const all = Array.from({ length: 999 }, (_, number) => `TRIP20261123000405${number}`);
  for (const free of [0, 998])
    expect(
      drawRefno(
        at,
        all.filter((_, number) => number !== free),
      ),
    ).toBe(all[free]);
  expect(all).toContain(drawRefno(at, all));
});

test('the moment of a reference is read back from it', () => {
  expect(stampOf('TRIP20261123000405417')).toBe('20261123000405');
});
