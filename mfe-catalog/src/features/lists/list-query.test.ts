import { changeAddress, readListQuery } from './list-query.ts';

const read = (search: string) =>
  Object.fromEntries(
    Object.entries(readListQuery(new URLSearchParams(search))).filter(([, value]) => value !== undefined),
  );

test('reads a whole address', () => {
  const search =
    'q=tea&prod_type=CG001&from=2026-05-01&to=2026-05-31&place=busan&won_min=1000&won_max=90000&seats=4&sort=price_up';
  expect(read(search)).toEqual({
    prod_type: 'CG001',
    from: '2026-05-01',
    to: '2026-05-31',
    place: 'busan',
    won_min: 1000,
    won_max: 90_000,
    seats: 4,
    sort: 'price_up',
  });
});

test.each([
  'prod_type=CG%20001',
  'from=2026-02-30',
  'from=tomorrow',
  'to=2026-5-1',
  'place=%3Cscript%3E',
  'won_min=-1',
  'won_max=1e9',
  'won_max=12345678901',
  'seats=0',
  'seats=51',
  'seats=2.5',
  'sort=random',
  'seats=&sort=&place=',
])('%s is as if it were not there', (search) => {
  expect(read(search)).toEqual({});
});

test('a change keeps the words and the other fields', () => {
  const before = new URLSearchParams('q=tea&seats=2&place=busan&lan_tp=KOR');
  expect(String(changeAddress(before, { place: undefined, won_max: 500 }))).toBe(
    'q=tea&seats=2&lan_tp=KOR&won_max=500',
  );
  expect(String(before)).toBe('q=tea&seats=2&place=busan&lan_tp=KOR');
});

test('another category drops the name of the one before', () => {
  const before = new URLSearchParams('prod_type=CG001&group_nm=K-pop');
  expect(String(changeAddress(before, { prod_type: 'CG002' }))).toBe('prod_type=CG002');
  expect(String(changeAddress(before, { seats: 1 }))).toBe('prod_type=CG001&group_nm=K-pop&seats=1');
});
