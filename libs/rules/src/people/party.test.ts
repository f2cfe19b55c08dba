import { ageBands, heads, leadType, partyViolation, seatsNeeded } from '../index.ts';

const product = { package_cnt: 0, inventory_cnt: 4, discounts: { infant_takes_seat: false } };
const party = (adult_cnt: number, teen_cnt = 0, children_cnt = 0, child_cnt = 0) => ({
  adult_cnt,
  teen_cnt,
  children_cnt,
  child_cnt,
});

test.each([
  ['nobody', party(0), product, [], false, 'prod_cnt_fail'],
  ['children alone', party(0, 0, 2), product, [], false, 'prod_cnt_fail'],
  ['sold out', party(1), { ...product, inventory_cnt: 0 }, [], false, 'no_inventory'],
  ['one too many', party(5), product, [], false, 'seats_not_enough'],
  ['wrong package size', party(1), { ...product, package_cnt: 2 }, [], false, 'package_cnt_mismatch'],
  ['odd double', party(2), product, [{ hotel_type: 'D' as const, personnel_cnt: 1 }], true, 'room_even_only'],
  [
    'someone without a bed',
    party(2),
    product,
    [{ hotel_type: 'S' as const, personnel_cnt: 1 }],
    true,
    'hotel_personnel_mismatch',
  ],
])('%s is rejected', (_name, who, what, rooms, hasHotel, error) => {
  expect(partyViolation(who, what, rooms, hasHotel)?.error).toBe(error);
});

test('the nobody rule comes before the others', () => {
  expect(partyViolation(party(0), { ...product, inventory_cnt: 0, package_cnt: 2 }, [], true)?.error).toBe(
    'prod_cnt_fail',
  );
});

test('a teenager may lead, infants need no seat, no bed and no package place', () => {
  expect(
    partyViolation(
      party(0, 2, 0, 3),
      { ...product, package_cnt: 2, inventory_cnt: 2 },
      [{ hotel_type: 'D', personnel_cnt: 2 }],
      true,
    ),
  ).toBeNull();
});

test('infants take a seat only where the product says so', () => {
  expect(seatsNeeded(party(2, 0, 0, 1), product)).toBe(2);
  expect(seatsNeeded(party(2, 0, 0, 1), { discounts: { infant_takes_seat: true } })).toBe(3);
});

test.each([
  [party(0), product, { error: 'prod_cnt_fail', field: 'adult_cnt' }],
  [party(1), { ...product, inventory_cnt: 0 }, { error: 'no_inventory', field: 'prod_id' }],
  [party(5), product, { error: 'seats_not_enough', field: 'adult_cnt', params: { left: 4 } }],
  [
    party(1),
    { ...product, package_cnt: 2 },
    { error: 'package_cnt_mismatch', field: 'adult_cnt', params: { count: 2 } },
  ],
])('a violation names its field and what its message needs', (who, what, violation) => {
  expect(partyViolation(who, what, [], false)).toEqual(violation);
});

test('rooms are named as a field, and how many persons need a bed', () => {
  const single = { hotel_type: 'S' as const, personnel_cnt: 1 };
  const odd = { hotel_type: 'D' as const, personnel_cnt: 1 };
  expect(partyViolation(party(2), product, [single, odd], true)).toEqual({
    error: 'room_even_only',
    field: 'hotels',
  });
  expect(partyViolation(party(2), product, [single], true)).toEqual({
    error: 'hotel_personnel_mismatch',
    field: 'hotels',
    params: { count: 2 },
  });
  expect(partyViolation(party(2), product, [single], false)).toBeNull();
});

test('the last seat may be taken, and as many teenagers as adults may lead', () => {
  expect(partyViolation(party(1), { ...product, inventory_cnt: 1 }, [], false)).toBeNull();
  expect(partyViolation(party(2, 2), product, [], false)).toBeNull();
});

test('everybody counts, infants too, and the first adult leads, else a teenager', () => {
  expect(heads(party(1, 2, 3, 4))).toBe(10);
  expect(leadType(party(1, 1))).toBe('adult');
  expect(leadType(party(0, 1))).toBe('teen');
});

test('every age belongs to one category', () => {
  const categoryAt = (age: number) =>
    Object.entries(ageBands)
      .filter(([, { from, to }]) => age >= from && (to === null || age < to))
      .map(([name]) => name);
  const ages = [0, 2, 3, 11, 12, 18, 19, 90].map((age) => categoryAt(age).join());
  expect(ages).toEqual(['child', 'child', 'children', 'children', 'teen', 'teen', 'adult', 'adult']);
});
