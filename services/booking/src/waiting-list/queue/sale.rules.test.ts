import { eventSale, obstacleOf, offerEnd, productSale } from './sale.rules.ts';

/** Noon in Seoul. */
const noon = new Date('2026-11-21T03:00:00Z');

it.each([
  ['Y', '2026-12-20', 'on-sale'],
  ['D', '2026-11-22', 'on-sale'],
  ['W', '2026-12-20', 'interrupted'],
  ['E', '2026-12-20', 'interrupted'],
  ['E', '2026-11-21', 'ended'],
  ['Y', '2026-11-21', 'ended'],
] as const)('a product in state %s that leaves on %s is %s', (progress_yn, start_day, state) => {
  expect(productSale({ progress_yn, start_day }, noon).state).toBe(state);
});

it.each([
  ['2026-11-01', '2026-11-21', false, 'on-sale'],
  ['2026-11-01', '2026-11-20', false, 'ended'],
  ['2026-11-22', '2026-11-30', false, 'interrupted'],
  ['2026-11-01', '2026-11-30', true, 'interrupted'],
] as const)('an event from %s to %s, withdrawn: %s, is %s', (start_day, end_day, withdrawn, state) => {
  expect(eventSale({ start_day, end_day, withdrawn, closed: false }, noon).state).toBe(state);
});

it.each([
  ['2026-11-30', 'interrupted'],
  ['2026-11-20', 'ended'],
] as const)('an event until %s that is closed early is %s', (end_day, state) => {
  expect(eventSale({ start_day: '2026-11-01', end_day, closed: true }, noon).state).toBe(state);
});

it('ends an offer after a day, or with the sale', () => {
  const sale = (endsAt: string) => ({ state: 'on-sale' as const, endsAt: new Date(endsAt) });
  expect(offerEnd(sale('2026-12-19T15:00:00Z'), noon).toISOString()).toBe('2026-11-22T03:00:00.000Z');
  expect(offerEnd(sale('2026-11-21T15:00:00Z'), noon).toISOString()).toBe('2026-11-21T15:00:00.000Z');
});

const queue = { kind: 'seats', sale: 'on-sale', left: 2, parties: 3, smallest: 2 } as const;
it.each([
  [{}, null],
  [{ parties: 0 }, 'nobody-waits'],
  [{ left: 0 }, 'none-left'],
  [{ smallest: 3 }, 'too-few-left'],
  [{ sale: 'interrupted' }, 'not-on-sale'],
  [{ sale: 'ended' }, 'sale-ended'],
  [{ kind: 'opening', left: 0 }, null],
  [{ kind: 'opening', sale: 'interrupted' }, 'not-on-sale'],
] as const)('says why nobody is offered anything: %j', (over, obstacle) => {
  expect(obstacleOf({ ...queue, ...over })).toBe(obstacle);
});

it('a sale is over with its very last moment, and an event is on sale from its first day', () => {
  const product = { progress_yn: 'Y', start_day: '2026-11-22' } as const;
  const at = (iso: string) => productSale(product, new Date(iso)).state;
  expect([at('2026-11-21T14:59:59Z'), at('2026-11-21T15:00:00Z')]).toEqual(['on-sale', 'ended']);
  const event = { start_day: '2026-11-21', end_day: '2026-11-30', withdrawn: false, closed: false };
  expect(eventSale(event, noon).state).toBe('on-sale');
});

it('one seat is enough for a party of one', () => {
  const queue = { kind: 'seats', sale: 'on-sale', left: 1, parties: 1, smallest: 1 } as const;
  expect(obstacleOf(queue)).toBeNull();
  expect(obstacleOf({ ...queue, left: 0 })).toBe('none-left');
});
