import { limitsSetting } from './operator-settings.ts';
import { usualLimits } from './limits.ts';

const mistake = (text: string): string | undefined => limitsSetting.safeParse(text).error?.issues[0]?.message;

test('an operator changes amounts, windows and free guesses by name; the others stay', () => {
  const limits = limitsSetting.parse(' pages = 1200, companions=9/60, password=8 ');
  expect(limits).toEqual({
    ...usualLimits,
    pages: { ...usualLimits.pages, perWindow: 1_200 },
    companions: { name: 'companions', kind: 'allowance', perWindow: 9, windowMs: 60_000 },
    password: { ...usualLimits.password, free: 8 },
  });
  expect([undefined, ''].map((text) => limitsSetting.parse(text))).toEqual([usualLimits, usualLimits]);
});

test.each(['0', '-1', '1.5', 'many', '', '5/0', '5/', '5/60/2', '9999999999'])(
  'an amount of "%s" is rejected with a sentence',
  (amount) => {
    expect(mistake(`uploads=${amount}`)).toBe(
      `"uploads=${amount}" must be uploads=amount or uploads=amount/seconds, whole numbers above zero`,
    );
  },
);

test('names that no limit has, and those that stand twice, are all said at once', () => {
  expect(mistake('shelves=5, constructor=5, uploads=5, uploads=6')).toBe(
    'there is no limit "shelves"; there is no limit "constructor"; "uploads" stands twice',
  );
});
