import { displayState, progressViolation } from './availability.ts';

test('what is not registered, or closed, cannot go into the cart', () => {
  expect(progressViolation).toEqual({ Y: null, D: null, W: 'product_not_registered', E: 'product_deadline' });
});

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
