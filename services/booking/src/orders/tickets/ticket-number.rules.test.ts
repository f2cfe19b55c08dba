import { createHmac, hkdfSync } from 'node:crypto';
import { toBase32 } from '@narae/rules';
import { plainTraveller } from '../../../test/support/plain-booking.ts';
import { ticketNumbers } from './tickets.rules.ts';

const documentKey = Buffer.alloc(32, 7);
const numberOf = ticketNumbers(documentKey);
const order = { order_id: 'ORDER1' };
const traveller = plainTraveller();

test('a number is eight characters that follow from order, traveller and name', () => {
  expect(numberOf(order, traveller)).toMatch(/^[0-9A-Z]{8}$/);
  expect(numberOf(order, traveller)).toBe(ticketNumbers(documentKey)(order, { ...traveller }));
});

test('another order, traveller, name or secret is another number', () => {
  const others = [
    numberOf({ order_id: 'ORDER2' }, traveller),
    numberOf(order, { ...traveller, rv_mem_id: 'RV2' }),
    numberOf(order, { ...traveller, mem_nm: 'KIM NARAE' }),
    // The same characters, otherwise divided.
    numberOf({ order_id: 'ORDER1R' }, { ...traveller, rv_mem_id: 'V1' }),
    ticketNumbers(Buffer.alloc(32, 8))(order, traveller),
  ];
  expect(new Set([numberOf(order, traveller), ...others]).size).toBe(6);
});

test('numbers of tickets that were sent stay what they were', () => {
  const key = Buffer.from(hkdfSync('sha256', documentKey, '', 'narae ticket numbers', 32));
  const bytes = createHmac('sha256', key).update('ORDER1\nRV1\nKIM NARA').digest().subarray(0, 5);
  expect(numberOf(order, traveller)).toBe(toBase32(bytes));
});

test('each move gives another number, and an order that was never moved keeps its own', () => {
  const moved = (count: number) => ({
    ...order,
    moves: Array.from({ length: count }, (_, index) => ({
      move_no: index + 1,
      from: 'A',
      to: 'B',
      by: 'member' as const,
      at: new Date(0),
      difference: 0,
      refund_pct_most: 100,
    })),
  });
  expect(numberOf(moved(0), traveller)).toBe(numberOf(order, traveller));
  expect(new Set([0, 1, 2].map((count) => numberOf(moved(count), traveller))).size).toBe(3);
});
