import { neutralNick } from './neutral-nick.rules.ts';

it.each([
  ['Mina Hart', 'M0042'],
  ['émile', 'É0042'],
  ['김나래', '김0042'],
  ['李晓雨', '李0042'],
  ['ゆき', 'ゆ0042'],
  ['Đức', 'Đ0042'],
  ['(mina)', 'M0042'],
  ['  ', 'N0042'],
  ['2026 ★', 'N0042'],
])('of %s is a letter and a number: %s', (name, nick) => {
  expect(neutralNick(name, 42)).toBe(nick);
});
