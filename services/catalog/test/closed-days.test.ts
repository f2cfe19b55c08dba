import type { DeskClosedDays } from '@narae/contracts';
import { productChangedV1, seatChangedV1 } from '@narae/events';
import { until } from '@narae/test-kit';
import { admin, startAdmin, type Admin } from './admin-fixtures.ts';
import { loadProducts } from '../src/products/product/load-products.ts';
import { clock, localized, product } from './fixtures.ts';

let shop: Admin;
beforeAll(async () => {
  shop = await startAdmin();
});
afterAll(() => shop.close());

let trips = 0;
let lead = '';
let year = 2026;
/** Four days of May from the second on, of which each test has a trip and a year of its own. */
beforeEach(async () => {
  trips += 1;
  year = trips % 2 ? 2026 : 2027;
  await shop.catalog.closedDays.updateMany({}, { $set: { lifted: true } });
  await shop.catalog.products.updateMany({}, { $set: { progress_yn: 'E' }, $unset: { closed_by: '' } });
  lead = `T${trips}D2`;
  for (const day of [2, 3, 4, 5])
    await shop.change({ prod_id: `T${trips}D${day}`, start_day: on(day), end_day: on(day) }, lead);
  await shop.settle();
});

const on = (day: number) => `${year}-05-0${day}`;
const days = (over: object = {}) => ({
  prod_id: lead,
  first_day: on(3),
  last_day: on(4),
  texts: localized('New Year'),
  ...over,
});
const add = (over: object = {}, how: object = {}) =>
  shop.inject('adminClosedDaysAdd', days(over) as never, { ...admin, ...how });
const listed = async (input: object = { prod_id: lead }): Promise<DeskClosedDays[]> =>
  (await shop.inject('adminClosedDays', input as never, admin)).body.periods;
const finished = async (closed_id: string): Promise<void> => {
  await until('the closed days are done', async () => {
    const found = await shop.catalog.closedDays.findOne({ closed_id }).lean();
    return found?.done_at !== null;
  });
};
const added = async (over: object = {}): Promise<DeskClosedDays> => {
  const { status, body } = await add(over);
  expect([status, body.error]).toEqual([200, undefined]);
  await finished(body.period.closed_id);
  return body.period;
};
const deleted = async ({ closed_id }: DeskClosedDays): Promise<void> => {
  expect((await shop.inject('adminClosedDaysDelete', { closed_id }, admin)).status).toBe(200);
  await finished(closed_id);
};
const set = (day: number, over: object) =>
  shop.catalog.products.updateOne({ prod_id: `T${trips}D${day}` }, { $set: over });
const stored = (prod_id: string) => shop.catalog.products.findOne({ prod_id }).lean();
/** Of each departure whether it is sold, and whether closed days close it. */
const states = async () =>
  (
    await shop.catalog.products
      .find({ prod_id: new RegExp(`^T${trips}D`) })
      .sort({ trip_date: 1 })
      .lean()
  ).map(({ progress_yn, closed_by }) => `${progress_yn}${closed_by ? '!' : ''}`);

describe('adminClosedDaysAdd (CATALOG-22)', () => {
  it('closes the departures of its days, both included, and tells booking', async () => {
    const told: Record<string, unknown>[] = [];
    const unwatch = shop.bus.watch([productChangedV1.subject], ({ data }) => told.push(data as never));
    const period = await added();
    expect(period).toMatchObject({ whole_shop: false, lifted: false, total: 2, first_day: on(3) });
    expect(await states()).toEqual(['Y', 'E!', 'E!', 'Y']);
    expect(await listed()).toEqual([
      expect.objectContaining({ state: 'done', total: 2, done: 2, closed: 2, booked_cnt: 0, booked: [] }),
    ]);
    await shop.settle();
    unwatch();
    expect(told.filter(({ progress_yn }) => progress_yn === 'E')).toEqual([
      expect.objectContaining({ prod_id: `T${trips}D3`, trip_id: expect.stringMatching(/^TR/) }),
      expect.objectContaining({ prod_id: `T${trips}D4` }),
    ]);
    const { body } = await shop.inject('adminAudit', { kind: 'closedDays', id: period.closed_id }, admin);
    expect(body[0]).toMatchObject({ action: 'closed-days-added', by: admin.as });
  });

  it('leaves alone what is over, taken back, in preparation or closed by hand', async () => {
    await set(3, { withdrawn: true });
    await set(4, { progress_yn: 'W' });
    await set(5, { progress_yn: 'E' });
    await set(2, { cutoff_hours: 20_000 });
    await added({ first_day: on(2), last_day: on(5) });
    expect(await states()).toEqual(['Y', 'Y', 'W', 'E']);
  });

  it('of the whole shop closes those of every trip, and is listed with each', async () => {
    await shop.change({ prod_id: `U${trips}D3`, start_day: on(3), end_day: on(3) });
    const period = await added({ prod_id: undefined });
    expect(await states()).toEqual(['Y', 'E!', 'E!', 'Y']);
    expect(await stored(`U${trips}D3`)).toMatchObject({ progress_yn: 'E', closed_by: period.closed_id });
    expect(await listed({})).toMatchObject([{ whole_shop: true, closed: 3 }]);
    expect(await listed()).toMatchObject([{ whole_shop: true, closed: 2 }]);
    await added({ first_day: on(5), last_day: on(5) });
    expect(await listed({})).toHaveLength(1);
    expect(await listed()).toHaveLength(2);
  });

  it('names those with seats sold or held, as booking said last', async () => {
    const seats = { prod_id: `T${trips}D4`, remaining: 17, capacity: 20 };
    await shop.emit(seatChangedV1, { aggregateId: seats.prod_id, version: 5, data: seats });
    await until('booking has told', async () => (await stored(seats.prod_id))?.seats_taken === 3);
    await added();
    const [period] = await listed();
    expect(period).toMatchObject({
      closed: 2,
      booked_cnt: 1,
      booked: [{ prod_id: `T${trips}D4`, start_day: on(4), seats_taken: 3, title: 'Palace walk English' }],
    });
  });

  it('rejects days and texts that may not be, each at its field', async () => {
    const problem = async (over: object) => {
      const { status, body } = await add(over);
      return [status, body.error, body.field];
    };
    expect(await problem({ first_day: on(5) })).toEqual([400, 'day_order', 'last_day']);
    expect(await problem({ first_day: '2026-03-09' })).toEqual([400, 'closed_days_range', 'first_day']);
    expect(await problem({ first_day: '2029-03-11', last_day: '2029-03-12' })).toEqual([
      400,
      'closed_days_range',
      'first_day',
    ]);
    expect(await problem({ last_day: '2028-12-01' })).toEqual([400, 'closed_days_length', 'last_day']);
    expect(await problem({ first_day: '2026-02-30' })).toEqual([400, 'day_invalid', 'first_day']);
    const texts = localized('New Year');
    expect(await problem({ texts: { ...texts, JPN: ' ' } })).toEqual([400, 'closed_text_input', 'texts.JPN']);
    expect(await problem({ texts: { ...texts, VTN: 'a'.repeat(101) } })).toEqual([
      400,
      'text_too_long',
      'texts.VTN',
    ]);
    expect(await problem({ prod_id: 'NONE' })).toEqual([404, 'content_not_found', 'prod_id']);
    expect(await states()).toEqual(['Y', 'Y', 'Y', 'Y']);
  });

  it('rejects days that other closed days of the trip have, not those of the shop', async () => {
    await added();
    const { status, body } = await add({ first_day: on(4), last_day: on(5) });
    expect([status, body.error, body.field]).toEqual([409, 'closed_days_overlap', 'first_day']);
    expect(body.message).toContain(on(3));
    await added({ prod_id: undefined, first_day: on(4), last_day: on(5) });
    expect(await states()).toEqual(['Y', 'E!', 'E!', 'E!']);
  });

  it('of two that overlap, asked for at once, stores one at most', async () => {
    const answers = await Promise.all([add(), add({ first_day: on(4), last_day: on(5) })]);
    const stays = answers.filter(({ status }) => status === 200).length;
    expect(stays).toBeLessThan(2);
    expect(await listed()).toHaveLength(stays);
  });

  it('rejects more than 2,000 departures', async () => {
    const { _id, prod_id: _, trip_date: _date, ...like } = (await stored(lead))!;
    const rows = Array.from({ length: 2_000 }, (_value, at) => ({
      ...like,
      prod_id: `M${trips}N${at}`,
      trip_date: `many ${trips} ${at}`,
      start_day: on(3),
      outbox: [],
    }));
    await shop.catalog.products.insertMany(rows, { lean: true });
    const { status, body } = await add();
    expect([status, body.error, body.field]).toEqual([400, 'closed_days_most', 'last_day']);
    expect(body.message).toMatch(/2000.*2002/);
    await shop.catalog.products.deleteMany({ prod_id: new RegExp(`^M${trips}N`) });
  });

  it('answers a repeat with the first one', async () => {
    const key = { headers: { 'idempotency-key': `closed-${trips}` } };
    const [one, again] = await Promise.all([add({}, key), add({}, key)]);
    expect(again?.body.period.closed_id).toBe(one?.body.period.closed_id);
    await shop.store.collection('idempotency').deleteMany({});
    expect((await add({}, key)).body.period.closed_id).toBe(one?.body.period.closed_id);
    expect(await listed()).toHaveLength(1);
  });

  it('is for administrators of the catalogue alone', async () => {
    const { status } = await shop.inject('adminClosedDaysAdd', days() as never, { as: 'MEM0000000001' });
    expect(status).toBe(403);
  });
});

describe('adminClosedDaysDelete (CATALOG-22)', () => {
  it('reopens what they closed and nobody changed since', async () => {
    await set(4, { progress_yn: 'E' });
    const period = await added({ last_day: on(5) });
    expect(await states()).toEqual(['Y', 'E!', 'E', 'E!']);
    await deleted(period);
    expect(await states()).toEqual(['Y', 'Y', 'E', 'Y']);
    expect(await listed()).toEqual([]);
    const trip = await shop.catalog.products.findOne({
      trip_id: (await stored(lead))!.trip_id,
      stands: true,
    });
    expect(trip?.dates_cnt).toBe(3);
  });

  it('leaves closed what the editor put on sale and closed again', async () => {
    const period = await added();
    const content = { prod_id: `T${trips}D3`, start_day: on(3), end_day: on(3) };
    await shop.change(content);
    expect(await states()).toEqual(['Y', 'Y', 'E!', 'Y']);
    await shop.change({ ...content, progress_yn: 'E' });
    await deleted(period);
    expect(await states()).toEqual(['Y', 'E', 'Y', 'Y']);
  });

  it('keeps a changed price, and closed what is over', async () => {
    const period = await added();
    const content = { prod_id: `T${trips}D3`, start_day: on(3), end_day: on(3), progress_yn: 'E' as const };
    await shop.change({ ...content, origin_price: 70_000 });
    await set(4, { cutoff_hours: 20_000 });
    await deleted(period);
    expect(await states()).toEqual(['Y', 'Y', 'E', 'Y']);
    expect(await stored(`T${trips}D3`)).toMatchObject({ origin_price: 70_000 });
  });

  it('leaves a departure to the closed days of the shop', async () => {
    const own = await added();
    const all = await added({ prod_id: undefined });
    await deleted(own);
    expect(await states()).toEqual(['Y', 'E!', 'E!', 'Y']);
    expect(await stored(`T${trips}D3`)).toMatchObject({ closed_by: all.closed_id });
    await deleted(all);
    expect(await states()).toEqual(['Y', 'Y', 'Y', 'Y']);
  });

  it('a repeat changes nothing, other numbers are not found', async () => {
    const period = await added();
    await deleted(period);
    await deleted(period);
    expect(await states()).toEqual(['Y', 'Y', 'Y', 'Y']);
    const { status, body } = await shop.inject('adminClosedDaysDelete', { closed_id: 'NONE' }, admin);
    expect([status, body.error, body.field]).toEqual([404, 'content_not_found', 'closed_id']);
  });
});

describe('departures that are added on closed days (CATALOG-22)', () => {
  const size = () => [{ prod_id: lead, origin_price: 90_000, capacity: 9 }];

  it('are closed for them, and the form says which days', async () => {
    await added({ first_day: on(6), last_day: on(7) });
    const { body } = await shop.inject('adminDepartureTerms', { prod_id: lead }, { ...admin, lanTp: 'KOR' });
    expect(body.closed).toEqual([{ first_day: on(6), last_day: on(7), text: 'New Year 한국어' }]);
    const times = { start_time: '', end_time: '', sizes: size() };
    const make = async (start_day: string, progress_yn: string) =>
      (
        await shop.inject(
          'adminDepartureAdd',
          { prod_id: lead, start_day, progress_yn, ...times } as never,
          admin,
        )
      ).body.prod_id as string;
    expect(await stored(await make(on(6), 'Y'))).toMatchObject({
      progress_yn: 'E',
      closed_by: expect.stringMatching(/^CLOSED/),
    });
    expect(await stored(await make(on(7), 'W'))).toMatchObject({ progress_yn: 'W' });
    expect(await stored(await make(on(8), 'Y'))).toMatchObject({ progress_yn: 'Y' });
  });

  it('by a series are closed as well, and its preview says so', async () => {
    const period = await added({ first_day: on(7), last_day: on(7) });
    const rule = {
      repeats: 'weekly',
      every: 1,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      month_day: 1,
      month_week: 1,
      first_day: on(6),
      last_day: on(8),
      count: 0,
      times: [{ start_time: '', end_time: '' }],
      left_out: [],
    };
    const input = { prod_id: lead, ...rule };
    const { body } = await shop.inject('adminSeriesPreview', input as never, admin);
    expect(body.departures.map(({ closed_text = '' }: { closed_text?: string }) => closed_text)).toEqual([
      '',
      'New Year English',
      '',
    ]);
    await shop.inject('adminSeriesAdd', { ...input, progress_yn: 'Y', sizes: size() } as never, admin);
    const { trip_id } = (await stored(lead))!;
    const made = () =>
      shop.catalog.products.find({ trip_id, start_day: { $gte: on(6) } }).sort({ start_day: 1 });
    await until('the series is added', async () => (await made()).length === 3);
    expect((await made()).map(({ progress_yn, closed_by }) => [progress_yn, closed_by])).toEqual([
      ['Y', undefined],
      ['E', period.closed_id],
      ['Y', undefined],
    ]);
  });
});

it('a content source that is loaded anew leaves closed what closed days closed', async () => {
  await added();
  const content = product({ prod_id: `T${trips}D3`, origin_price: 120_000 });
  const plan = { content, lead, daysFrom: () => ({ start_day: on(3), end_day: on(3) }) };
  await loadProducts({ ...shop.catalog, clock, nudge: () => undefined }, [plan], () => []);
  expect(await states()).toEqual(['Y', 'E!', 'E!', 'Y']);
  expect(await stored(`T${trips}D3`)).toMatchObject({ origin_price: 120_000 });
});

it('a range does not reopen a departure on a closed day, and says so', async () => {
  await added();
  await set(5, { progress_yn: 'E' });
  const range = {
    prod_id: lead,
    first_day: on(2),
    last_day: on(5),
    weekdays: [],
    times: [],
    sizes: [],
    action: 'reopen',
    amount: 0,
  };
  const { body } = await shop.inject('adminRangePreview', range as never, admin);
  expect(body.rows.map(({ stays = '' }: { stays?: string }) => stays)).toEqual([
    'same',
    'closed-day',
    'closed-day',
    '',
  ]);
});

it('shoppers and the desk read why a departure is closed, in their language', async () => {
  await added();
  const { trip_id } = (await stored(lead))!;
  const month = on(3).slice(0, 7);
  const { body } = await shop.inject('tripDepartures', {
    trip_id: trip_id!,
    month,
    lan_tp: 'JPN',
    currency: 'USD',
  });
  expect(body.map(({ closed_text }: { closed_text?: string }) => closed_text)).toEqual([
    undefined,
    'New Year 日本語',
    'New Year 日本語',
    undefined,
  ]);
  const detail = async (prod_id: string) =>
    (await shop.inject('productDetail', { prod_id, lan_tp: 'VTN', currency: 'USD' })).body[0];
  expect(await detail(`T${trips}D3`)).toMatchObject({ progress_yn: 'E', closed_text: 'New Year Tiếng Việt' });
  expect(await detail(lead)).not.toHaveProperty('closed_text');
  const desk = await shop.inject('adminTripDepartures', { prod_id: lead }, { ...admin, lanTp: 'KOR' });
  expect(desk.body.departures.map(({ closed_text = '' }: { closed_text?: string }) => closed_text)).toEqual([
    '',
    'New Year 한국어',
    'New Year 한국어',
    '',
  ]);
});
