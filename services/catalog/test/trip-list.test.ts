import { completeTexts } from '@narae/contracts/localized';
import { seatChangedV1 } from '@narae/events';
import { localized, startCatalog, type TestCatalog } from './fixtures.ts';

let shop: TestCatalog;
const english = { currency: 'USD', lan_tp: 'ENG' };

const place = (ENG: string, KOR: string) => completeTexts({ ENG, KOR });
const on = (start_day: string) => ({ start_day, end_day: start_day });

beforeAll(async () => {
  shop = await startCatalog();
  // Three dates of one trip, of which the second is dearer.
  await shop.change({ prod_id: 'WALK1', ...on('2026-05-01'), places: place('Seoul', '서울') });
  await shop.change(
    { prod_id: 'WALK2', ...on('2026-05-08'), places: place('Seoul', '서울'), origin_price: 150_000 },
    'WALK1',
  );
  await shop.change({ prod_id: 'WALK3', ...on('2026-05-15'), places: place('Seoul', '서울') }, 'WALK1');
  await shop.change({
    prod_id: 'SEA',
    prod_type: 'CG002',
    ...on('2026-04-10'),
    places: place('Busan', '부산'),
    titles: localized('Harbour songs'),
    origin_price: 80_000,
    capacity: 6,
  });
  await shop.change({ prod_id: 'BOTH', ...on('2026-06-01'), places: place('Seoul and Busan', '서울, 부산') });
  await shop.change({
    prod_id: 'SOON',
    ...on('2026-07-01'),
    progress_yn: 'W',
    places: place('Jeju', '제주'),
  });
  await shop.change({ prod_id: 'OVER', ...on('2026-03-11'), progress_yn: 'E', origin_price: 10_000 });
  await shop.settle();
});
afterAll(() => shop.close());

const list = async (asked: object) => {
  const { status, body } = await shop.inject('tripList', { ...english, ...asked });
  expect(status).toBe(200);
  return body;
};
const ids = async (asked: object) => (await list(asked)).map(({ prod_id }) => prod_id).join(' ');
const summary = async (asked: object) =>
  (await shop.inject('tripListSummary', { ...english, ...asked })).body[0];

let version = 0;
const seats = async (prod_id: string, remaining: number, capacity = 20): Promise<void> => {
  version += 1;
  await shop.emit(seatChangedV1, { aggregateId: prod_id, version, data: { prod_id, remaining, capacity } });
  await shop.settle();
};

describe('tripList', () => {
  it.each([
    [{}, 'SEA WALK1 BOTH SOON OVER'],
    [{ prod_type: 'CG002' }, 'SEA'],
    [{ place: 'busan' }, 'SEA BOTH'],
    [{ place: 'nowhere' }, ''],
    [{ q: '부산' }, 'SEA BOTH'],
    [{ q: 'songs' }, 'SEA'],
    [{ q: '?!' }, ''],
    [{ won_min: 90_000 }, 'WALK1 BOTH SOON'],
    [{ won_max: 80_499 }, 'SEA OVER'],
    [{ place: 'seoul', q: 'palace', won_max: 120_000 }, 'WALK1 BOTH OVER'],
    [{ sort: 'soonest' }, 'SEA WALK1 BOTH SOON OVER'],
    [{ sort: 'price_up' }, 'SEA WALK1 BOTH SOON OVER'],
    [{ sort: 'price_down' }, 'WALK1 BOTH SOON SEA OVER'],
    [{ sort: 'seats' }, 'WALK1 BOTH SEA SOON OVER'],
  ])('narrowed to %j is %s', async (asked, expected) => {
    expect(await ids(asked)).toBe(expected);
  });

  it.each([
    [{ from: '2026-05-02' }, 'WALK2 BOTH'],
    [{ from: '2026-05-02', to: '2026-05-31' }, 'WALK2'],
    [{ from: '2026-05-01', to: '2026-05-01' }, 'WALK1'],
    [{ to: '2026-05-20' }, 'SEA WALK1'],
    [{ from: '2026-05-09', to: '2026-06-30' }, 'WALK3 BOTH'],
    // Neither what is in preparation nor what has closed can be booked.
    [{ from: '2026-07-01' }, ''],
    [{ to: '2026-03-31' }, ''],
    // The price is that of the date within the days.
    [{ from: '2026-05-02', won_min: 140_000 }, 'WALK2'],
    [{ from: '2026-05-01', won_min: 140_000 }, ''],
    [{ seats: 7 }, 'WALK1 BOTH'],
    [{ seats: 6, to: '2026-04-30' }, 'SEA'],
  ])('shows each trip by its first date within %j: %s', async (asked, expected) => {
    expect(await ids(asked)).toBe(expected);
  });

  it('names the dates of the whole trip beside the one within the days', async () => {
    expect(await list({ from: '2026-05-09', place: 'seoul', to: '2026-05-31' })).toEqual([
      expect.objectContaining({ prod_id: 'WALK3', ymd_format: '2026-05-15', dates_cnt: 3 }),
    ]);
  });

  it('goes on to the next date within the days where one sells out or has too few seats left', async () => {
    const may = { from: '2026-05-02', to: '2026-05-31' };
    await seats('WALK2', 3);
    expect(await ids({ ...may, seats: 4 })).toBe('WALK3');
    expect(await ids({ ...may, seats: 3 })).toBe('WALK2');
    await seats('WALK2', 0);
    expect(await ids(may)).toBe('WALK3');
    await seats('WALK3', 0);
    expect(await ids(may)).toBe('WALK2');
    expect(await ids({ ...may, seats: 1 })).toBe('');
    await seats('WALK2', 20);
    await seats('WALK3', 20);
    expect(await ids({ ...may, seats: 20 })).toBe('WALK2');
  });

  it('goes on after the last trip of a page, also where that one has left the list since', async () => {
    const all = await list({});
    const after = (at: number, more: object = {}) => ids({ after: all[at]!.trip_id, ...more });
    expect(await after(1)).toBe('BOTH SOON OVER');
    expect(await after(4)).toBe('');
    expect(await after(0, { sort: 'price_down' })).toBe('OVER');
    // WALK1 does not fit, what comes after it does.
    expect(await after(1, { place: 'busan' })).toBe('BOTH');
    expect(await ids({ after: 'TR99999999', place: 'busan' })).toBe('SEA BOTH');
  });

  it('asks the store for one page, and after a change for the departures of the changed trip alone', async () => {
    await list({ from: '2026-05-01' });
    await shop.change({ prod_id: 'WALK3', ...on('2026-05-16'), places: place('Seoul', '서울') });
    await shop.settle();
    const asked: string[] = [];
    shop.store.set('debug', (collection: string, method: string, query: object) => {
      if (method === 'find' && !/outbox|audit\.at/.test(JSON.stringify(query)))
        asked.push(`${collection} ${JSON.stringify(query)}`);
    });
    const { trip_id } = (await list({ from: '2026-05-09', to: '2026-05-31' }))[0]!;
    shop.store.set('debug', false);
    const ofTrips = asked.filter((query) => query.includes('trip_id'));
    expect(ofTrips.length).toBeGreaterThan(0);
    for (const query of ofTrips) expect(query).toContain(`"trip_id":{"$in":["${trip_id}"]}`);
  });
});

describe('tripListSummary', () => {
  it('counts what fits all filters, and names what can be chosen next', async () => {
    expect(await summary({})).toEqual({
      trips_cnt: 5,
      prod_types: ['CG001', 'CG002'],
      destinations: [
        { place_id: 'seoul', place_nm: 'Seoul' },
        { place_id: 'busan', place_nm: 'Busan' },
        { place_id: 'jeju', place_nm: 'Jeju' },
      ],
      deal_bas_r: 1_000,
    });
    const narrowed = await summary({ place: 'jeju', prod_type: 'CG002', lan_tp: 'KOR' });
    expect(narrowed).toEqual({
      trips_cnt: 0,
      prod_types: ['CG001', 'CG002'],
      destinations: [
        { place_id: 'busan', place_nm: '부산' },
        { place_id: 'jeju', place_nm: '제주' },
      ],
      deal_bas_r: 1_000,
    });
    expect((await summary({ q: 'songs' }))?.prod_types).toEqual(['CG002']);
    expect((await summary({ from: '2026-05-02' }))?.trips_cnt).toBe(2);
  });
});

describe('tripShelves', () => {
  const shelves = async () => {
    const { body } = await shop.inject('tripShelves', english);
    return Object.fromEntries(body.map(({ shelf, trips }) => [shelf, trips.map(({ prod_id }) => prod_id)]));
  };

  it('answers each category’s first trips, and those that close soon or are nearly gone, once a trip', async () => {
    await seats('SEA', 5, 6);
    await seats('BOTH', 0);
    expect(await shelves()).toEqual({
      closing: ['SEA'],
      CG001: ['WALK1', 'BOTH', 'SOON', 'OVER'],
      CG002: ['SEA'],
      CG004: [],
      CG006: [],
    });
    const { body } = await shop.inject('tripShelves', english);
    expect(body[1]?.trips[0]).toMatchObject({ prod_id: 'WALK1', dates_cnt: 3 });
    await seats('SEA', 6, 6);
    await seats('BOTH', 20);
    expect((await shelves())['closing']).toEqual([]);
  });

  it('end after ten trips', async () => {
    for (let at = 0; at < 12; at += 1)
      await shop.change({ prod_id: `STAGE${at}`, prod_type: 'CG004', variant: 'enter' });
    expect((await shelves())['CG004']).toHaveLength(10);
  });
});

it.each([
  [{ from: '2026-05-02', to: '2026-05-01' }, 'day_order', 'to'],
  [{ from: '2026-02-30' }, 'day_invalid', 'from'],
  [{ to: 'tomorrow' }, 'day_invalid', 'to'],
  [{ to: { $gt: '' } }, 'invalid_value', 'to'],
  [{ place: '<b>' }, 'invalid_value', 'place'],
  [{ won_min: -1 }, 'invalid_value', 'won_min'],
  [{ won_max: 1e12 }, 'invalid_value', 'won_max'],
  [{ seats: 0 }, 'invalid_value', 'seats'],
  [{ seats: 51 }, 'invalid_value', 'seats'],
  [{ q: 'x'.repeat(101) }, 'invalid_value', 'q'],
])('%j is rejected with %s at its field', async (asked, error, field) => {
  for (const call of ['tripList', 'tripListSummary'] as const) {
    const { status, body } = await shop.inject(call, { ...english, ...asked } as never);
    expect([status, body.error, body.field]).toEqual([400, error, field]);
  }
});
