import type { Option } from '@narae/contracts';
import { choiceViolation, firstParticipants, fitChoice, priceOfChoice, roomBounds } from './trip-choice.ts';

const trip = { discounts: { teen_pct: 0, children_pct: 0, infant_takes_seat: false } };
const options = [
  { opt_code: 'OPT1', opt_kind: 'extra' },
  { opt_code: 'GROUND', opt_kind: 'seat' },
] as Option[];
const adults = (adult_cnt: number) => ({ adult_cnt, teen_cnt: 0, children_cnt: 0, child_cnt: 1 });

test('an extra begins with everybody who pays, as far as its limit goes', () => {
  expect(firstParticipants(adults(3))).toBe(3);
  expect(firstParticipants({ ...adults(50), teen_cnt: 1 })).toBe(50);
});

test('a smaller party gives up seats it no longer needs, and keeps its extras and rooms', () => {
  const choice = { party: adults(2), options: { GROUND: 3, OPT1: 3 }, rooms: { H1: 3 } };
  expect(fitChoice(trip, { options }, choice)).toEqual({
    party: adults(2),
    options: { GROUND: 2, OPT1: 3 },
    rooms: { H1: 3 },
  });
});

describe('a choice', () => {
  const sold = {
    ...trip,
    origin_price: 100_000,
    deal_bas_r: 1000,
    prod_price_tp: 'USD' as const,
    package_cnt: 0,
    inventory_cnt: 5,
  };
  const offer = {
    options: [
      { opt_code: 'OPT1', opt_kind: 'extra' as const, origin_price: 10_000 },
      { opt_code: 'GROUND', opt_kind: 'seat' as const, origin_price: 20_000 },
    ],
    hotels: [
      { hotel_dtl_id: 'H1', hotel_type: 'S' as const, origin_hotel_price: 50_000 },
      { hotel_dtl_id: 'H2', hotel_type: 'D' as const, origin_hotel_price: 30_000 },
    ],
  };
  const choice = { party: adults(3), options: { GROUND: 2 }, rooms: { H1: 1, H2: 2 } };
  const violation = (over: Partial<typeof choice> | { options: Record<string, number> }) =>
    choiceViolation(sold, offer, { ...choice, ...over })?.error ?? null;

  it('is priced by what it takes of each line', () => {
    expect(priceOfChoice(sold, offer, choice)).toMatchObject({
      currency: 'USD',
      dealBasR: 1000,
      cost: 300,
      option: 40,
      hotel: 110,
      total: 450,
    });
  });

  it('breaks no rule where party, rooms and options fit', () => {
    expect(violation({})).toBeNull();
    expect(violation({ options: {} })).toBeNull();
    expect(violation({ options: { GROUND: 3, OPT1: 1 } })).toBeNull();
  });

  it('without rooms on sale needs none', () => {
    const without = { ...offer, hotels: [] };
    expect(choiceViolation(sold, without, { ...choice, rooms: {} })).toBeNull();
  });

  it('names the first rule it breaks', () => {
    expect(violation({ party: adults(6), options: { GROUND: 0 } })).toBe('seats_not_enough');
    expect(violation({ rooms: { H1: 1 } as never, options: { GROUND: 0 } })).toBe('hotel_personnel_mismatch');
    expect(violation({ rooms: { H1: 0, H2: 3 } })).toBe('room_even_only');
    expect(choiceViolation(sold, offer, { ...choice, options: { OPT1: 0, GROUND: 4 } })).toEqual({
      error: 'opt_participants_select',
      field: 'options',
    });
    expect(violation({ options: { GROUND: 4 } })).toBe('opt_participants_limit');
  });

  it('has double rooms for pairs', () => {
    expect(roomBounds).toEqual({ S: { max: 20, step: 1 }, D: { max: 20, step: 2 } });
  });
});
