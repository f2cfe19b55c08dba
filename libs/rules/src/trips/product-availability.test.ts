import { displayState, hasClosed, progressViolation } from './availability.ts';

test('what is not registered, or closed, cannot go into the cart', () => {
  expect(progressViolation).toEqual({ Y: null, D: null, W: 'product_not_registered', E: 'product_deadline' });
});

test.each([
  ['Y', '2026-12-21', false],
  ['Y', '2026-12-20', true],
  ['D', '2026-12-19', true],
  ['W', '2026-12-21', false],
  ['E', '2026-12-21', true],
] as const)(
  'a product in %s that leaves on %s has closed by 20 December: %s',
  (progress_yn, start_day, closed) => {
    expect(hasClosed({ progress_yn, start_day }, '2026-12-20')).toBe(closed);
  },
);

test.each([
  ['Y', 1, 'in-progress'],
  ['D', 1, 'closing-soon'],
  ['Y', 0, 'sold-out'],
  ['D', -1, 'sold-out'],
  ['W', 0, 'preparing'],
  ['W', 5, 'preparing'],
  ['E', 0, 'closed'],
  ['E', 5, 'closed'],
] as const)('a product in %s with %i seats is shown as %s', (progress_yn, inventory_cnt, state) => {
  expect(displayState({ progress_yn, inventory_cnt })).toBe(state);
});
