import { waitingAge } from './waiting-age.view.ts';

const asked = '2026-11-20T03:00:00.000Z';
const after = (hours: number) => waitingAge(asked, Date.parse(asked) + hours * 3_600_000);

test.each([
  [-1, { unit: 'hours', count: 0, mark: undefined }],
  [0.9, { unit: 'hours', count: 0, mark: undefined }],
  [23.9, { unit: 'hours', count: 23, mark: undefined }],
  [24, { unit: 'days', count: 1, mark: 'preparing' }],
  [71.9, { unit: 'days', count: 2, mark: 'preparing' }],
  [72, { unit: 'days', count: 3, mark: 'closingSoon' }],
])('after %s hours', (hours, age) => {
  expect(after(hours)).toEqual(age);
});
