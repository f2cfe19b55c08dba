import { agreedAt as expires_at } from '../../../test/support/plain-booking.ts';
import { endsThen, offersAmong } from './ledger-offers.rules.ts';

test('the offers among claims are those for somebody, until a moment', () => {
  const claims = [
    { key: 'CART1', count: 2, expires_at },
    { key: 'WAIT1', count: 3, offered_to: 'MEM1', expires_at },
    { key: 'WAIT2', count: 3, offered_to: 'MEM1', expires_at: null },
    { key: 'WAIT3', count: 3, offered_to: 'MEM1' },
  ];
  expect(offersAmong(claims)).toEqual([{ waiting_id: 'WAIT1', count: 3, offered_to: 'MEM1', expires_at }]);
});

test('an offer is the one that ends at a moment, or any', () => {
  const other = new Date(expires_at.getTime() + 1);
  expect(endsThen({ expires_at }, new Date(expires_at))).toBe(true);
  expect(endsThen({ expires_at }, other)).toBe(false);
  expect(endsThen({ expires_at: null }, other)).toBe(false);
  expect(endsThen({}, other)).toBe(false);
  expect(endsThen({}, undefined)).toBe(true);
});
