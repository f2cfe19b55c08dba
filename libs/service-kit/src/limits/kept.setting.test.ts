import { keptSetting } from './operator-settings.ts';
import { usualKept } from './kept-amounts.ts';

const mistake = (text: string): string | undefined => keptSetting.safeParse(text).error?.issues[0]?.message;

test('an operator changes amounts by name; the others stay', () => {
  expect(keptSetting.parse(' sessions = 50 ')).toEqual({ ...usualKept, sessions: 50 });
  expect([undefined, ''].map((text) => keptSetting.parse(text))).toEqual([usualKept, usualKept]);
});

test.each(['0', '-1', '1.5', 'many', '', '5/60', '9999999'])('an amount of "%s" is rejected', (amount) => {
  expect(mistake(`sessions=${amount}`)).toBe(
    `"sessions=${amount}" must be sessions=amount, a whole number above zero`,
  );
});

test('what a rule sets is no setting', () => {
  expect(mistake('companions=40')).toBe('"companions" is set by the rule ORDER-19');
});

test('names that nothing has, and those that stand twice, are all said at once', () => {
  expect(mistake('shelves=5, constructor=5, sessions=5, sessions=6')).toBe(
    'nothing that is kept is called "shelves"; nothing that is kept is called "constructor"; "sessions" stands twice',
  );
});
