import { isDrawnBy, valueOfId, valuesOfMember, withDigits } from './drawn-ids.ts';

const key = Buffer.alloc(32, 3);
const now = new Date('2026-11-21T03:00:00Z');
const draw = { key, prefix: 'COMMENT', mem_id: 'MEM0000000001', now } as const;
const DAY_MS = 86_400_000;

it('a number has the digits that are asked for, or those of its kind where they are not enough', () => {
  expect(withDigits('CART', 12)).toBe('CART000012');
  expect(withDigits('CART', 12, 2)).toBe('CART12');
  expect(withDigits('CART', 123, 2)).toBe('CART000123');
  expect(withDigits('CART', 12, 9)).toBe('CART000000012');
  expect(withDigits('CART', 1_234_567)).toBe('CART1234567');
});

it.each([
  ['EVT_RV', 'EVT_RV000000001', 1],
  ['EVT_RV', 'EVT_RV_MEM000000001', undefined],
  ['CART', 'CART', undefined],
  ['CART', 'CART1.5', undefined],
  ['CART', 'ORDER000000001', undefined],
  ['CART', 7, undefined],
  ['CART', null, undefined],
  ['CART', `CART${'1'.repeat(60)}`, undefined],
] as const)('of %s, %j is %j', (prefix, id, value) => {
  expect(valueOfId(prefix, id)).toBe(value);
});

it('a member’s numbers of a day are theirs on that day and the next, with the same key, in the kept half', () => {
  const values = valuesOfMember(draw);
  expect(values.length).toBe(40);
  expect(Math.min(...values)).toBeGreaterThanOrEqual(500_000);
  expect(Math.max(...values)).toBeLessThan(1_000_000);
  const id = withDigits('COMMENT', values[39] ?? 0);
  expect(isDrawnBy(id, draw)).toBe(true);
  expect(isDrawnBy(id.replace('COMMENT', 'COMMENT00'), draw)).toBe(true);
  expect(isDrawnBy(id, { ...draw, now: new Date(now.getTime() + DAY_MS) })).toBe(true);
  expect(isDrawnBy(id, { ...draw, now: new Date(now.getTime() + 2 * DAY_MS) })).toBe(false);
  expect(isDrawnBy(id, { ...draw, mem_id: 'MEM0000000002' })).toBe(false);
  expect(isDrawnBy(id, { ...draw, key: Buffer.alloc(32, 4) })).toBe(false);
  expect(isDrawnBy(id.replace('COMMENT', 'QNA'), { ...draw, prefix: 'QNA' })).toBe(false);
  expect(isDrawnBy('COMMENT000001', draw)).toBe(false);
});
