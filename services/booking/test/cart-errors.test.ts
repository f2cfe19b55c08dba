import { errorText } from '@narae/i18n/errors';
import type { ErrorKey, LanTp } from '@narae/contracts';
import { fanMeeting, tour } from './support/products.ts';
import { nobody, shopper } from './support/shopper.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

let service: TestBooking;
beforeAll(async () => {
  service = await startBooking();
  await service.sell({ ...tour, prod_id: 'PWAIT', progress_yn: 'W' });
  await service.sell({ ...tour, prod_id: 'PCLOSED', progress_yn: 'E' });
  await service.sell({ ...tour, prod_id: 'PGONE', start_day: '2026-11-19', end_day: '2026-11-20' });
  const tomorrow = { ...tour, start_day: '2026-11-22', end_day: '2026-11-22', start_time: '02:30' };
  await service.sell({ ...tomorrow, prod_id: 'PTOOLATE' });
  await service.sell({ ...tomorrow, prod_id: 'PINTIME', cutoff_hours: 14 });
  await service.sell({ ...tour, prod_id: 'PLAST', progress_yn: 'D', capacity: 1 });
  await service.sell({ ...fanMeeting, prod_id: 'PFULL', capacity: 0 });
  await service.sell({
    ...tour,
    prod_id: 'PBABY',
    capacity: 2,
    discounts: { ...tour.discounts, infant_takes_seat: true },
  });
});
afterAll(() => service.close());

const good = { prod_id: 'PTOUR1', ...nobody, adult_cnt: 1 };
const pair = { prod_id: 'PPACK1', ...nobody, adult_cnt: 2 };
const option = { opt_code: 'HANBOK', participant_cnt: 1 };
const double = (personnel_cnt: unknown) => ({ hotel_dtl_id: 'HDOUBLE', personnel_cnt });
const single = (personnel_cnt: unknown) => ({ hotel_dtl_id: 'HSINGLE', personnel_cnt });

interface Case {
  what: string;
  info: Record<string, unknown>;
  status: number;
  error: ErrorKey;
  field?: string;
  /** Seats left, as named in the message. */
  left?: number;
}

const cases: Case[] = [
  {
    what: 'an unknown field',
    info: { ...good, admin_yn: 'Y' },
    status: 400,
    error: 'unknown_field',
    field: 'admin_yn',
  },
  {
    what: 'an unknown field of an option',
    info: { ...good, options: [{ ...option, opt_price: 1 }] },
    status: 400,
    error: 'unknown_field',
  },
  {
    what: 'an operator as prod_id',
    info: { ...good, prod_id: { $ne: '' } },
    status: 400,
    error: 'invalid_value',
    field: 'prod_id',
  },
  {
    what: 'an operator as opt_code',
    info: { ...good, options: [{ ...option, opt_code: { $gt: '' } }] },
    status: 400,
    error: 'invalid_value',
  },
  {
    what: 'an operator as a count',
    info: { ...good, adult_cnt: { $gt: 0 } },
    status: 400,
    error: 'invalid_value',
    field: 'adult_cnt',
  },
  {
    what: 'somebody else’s mem_id',
    info: { ...good, mem_id: 'MEM0000009999' },
    status: 403,
    error: 'not_own',
    field: 'mem_id',
  },
  ...[-1, 51].map((adult_cnt): Case => ({
    what: `a count of ${adult_cnt}`,
    info: { ...good, adult_cnt },
    status: 400,
    error: 'participant_cnt_limit',
    field: 'adult_cnt',
  })),
  ...[1.5, 'two', '1', null, 1e400].map((adult_cnt): Case => ({
    what: `a count of ${JSON.stringify(adult_cnt)}`,
    info: { ...good, adult_cnt },
    status: 400,
    error: 'invalid_value',
    field: 'adult_cnt',
  })),
  {
    what: 'option participants above 50',
    info: { ...good, options: [{ ...option, participant_cnt: 51 }] },
    status: 400,
    error: 'invalid_value',
  },
  {
    what: 'an unknown product',
    info: { ...good, prod_id: 'PNONE' },
    status: 404,
    error: 'product_not_found',
    field: 'prod_id',
  },
  {
    what: 'a product in preparation',
    info: { ...good, prod_id: 'PWAIT' },
    status: 409,
    error: 'product_not_registered',
  },
  { what: 'a closed product', info: { ...good, prod_id: 'PCLOSED' }, status: 409, error: 'product_deadline' },
  {
    what: 'a product that has taken place',
    info: { ...good, prod_id: 'PGONE' },
    status: 409,
    error: 'product_deadline',
  },
  {
    what: 'a product whose sale ended half an hour ago',
    info: { ...good, prod_id: 'PTOOLATE' },
    status: 409,
    error: 'product_deadline',
  },
  {
    what: 'a product before the party whose sale goes on for half an hour',
    info: { ...good, prod_id: 'PINTIME', adult_cnt: 0 },
    status: 400,
    error: 'prod_cnt_fail',
  },
  {
    what: 'a closed product before the party',
    info: { ...good, prod_id: 'PCLOSED', adult_cnt: 0 },
    status: 409,
    error: 'product_deadline',
  },
  {
    what: 'nobody grown',
    info: { ...good, adult_cnt: 0, children_cnt: 2 },
    status: 400,
    error: 'prod_cnt_fail',
    field: 'adult_cnt',
  },
  { what: 'no seat left', info: { ...good, prod_id: 'PFULL' }, status: 409, error: 'no_inventory' },
  {
    what: 'a party above the seats left',
    info: { ...good, prod_id: 'PLAST', adult_cnt: 2 },
    status: 409,
    error: 'seats_not_enough',
    left: 1,
  },
  {
    what: 'infants above the seats where they take one',
    info: { ...good, prod_id: 'PBABY', child_cnt: 2 },
    status: 409,
    error: 'seats_not_enough',
    left: 2,
  },
  {
    what: 'a package party too small',
    info: { ...pair, adult_cnt: 1, hotels: [single(1)] },
    status: 400,
    error: 'package_cnt_mismatch',
  },
  {
    what: 'an odd double room',
    info: { ...pair, hotels: [double(1), single(1)] },
    status: 400,
    error: 'room_even_only',
    field: 'hotels',
  },
  {
    what: 'a bed too few',
    info: { ...pair, hotels: [single(1)] },
    status: 400,
    error: 'hotel_personnel_mismatch',
    field: 'hotels',
  },
  {
    what: 'no bed at all',
    info: { ...pair, hotels: [] },
    status: 400,
    error: 'hotel_personnel_mismatch',
    field: 'hotels',
  },
  {
    what: 'more than 20 in singles',
    info: { ...pair, hotels: [single(21)] },
    status: 400,
    error: 'invalid_value',
  },
  {
    what: 'a room of another product',
    info: { ...good, hotels: [double(2)] },
    status: 400,
    error: 'hotel_unknown',
    field: 'hotels',
  },
  {
    what: 'a room kind twice',
    info: { ...pair, hotels: [single(1), single(1)] },
    status: 400,
    error: 'invalid_value',
    field: 'hotels',
  },
  {
    what: 'an option of another product',
    info: { ...good, options: [{ ...option, opt_code: 'NONE' }] },
    status: 400,
    error: 'option_unknown',
    field: 'options',
  },
  {
    what: 'an option twice',
    info: { ...good, options: [option, option] },
    status: 400,
    error: 'invalid_value',
    field: 'options',
  },
  {
    what: 'an option for nobody',
    info: { ...good, options: [{ ...option, participant_cnt: 0 }] },
    status: 400,
    error: 'opt_participants_select',
    field: 'options',
  },
  { what: 'a price too low', info: { ...good, cost_price: 1 }, status: 409, error: 'price_changed' },
  {
    what: 'an option price too low',
    info: { ...good, options: [option], option_price: 0 },
    status: 409,
    error: 'price_changed',
  },
  {
    what: 'a hotel price too low',
    info: { ...pair, hotels: [double(2)], hotel_price: 1 },
    status: 409,
    error: 'price_changed',
  },
  {
    what: 'a negative price',
    info: { ...good, cost_price: -100 },
    status: 400,
    error: 'invalid_value',
    field: 'cost_price',
  },
  {
    what: 'a paid row from the start',
    info: { ...good, txn_type: 'P' },
    status: 400,
    error: 'invalid_value',
    field: 'txn_type',
  },
];

describe.each(['CHN', 'VTN', 'JPN'] as const satisfies LanTp[])('adding to the cart, in %s', (lanTp) => {
  it.each(cases)('rejects $what', async ({ info, status, error, field, left = 0 }) => {
    const member = shopper(service, 'MEM0000000021', lanTp);
    const answer = await member.call('mycartInsert', info);
    expect(answer).toMatchObject({ status, body: { error, ...(field === undefined ? {} : { field }) } });
    expect(answer.body.message).toBe(errorText(lanTp, error, { left }));
    expect(answer.body.message).not.toBe(errorText('ENG', error, { left }));
    expect(await member.cartList()).toEqual([]);
  });
});

describe('caps and repeats', () => {
  it.each([
    ['CNH', 20, 14_054, 24, 16_865],
    ['USD', 20, 2_000, 23, 2_300],
    ['KRW', 20, 2_600_000, 24, 3_120_000],
  ])('keeps a line in %s under its cap', async (currency, few, total, many, above) => {
    await service.sell({ ...tour, prod_id: `PCAP${currency}`, capacity: 50 });
    const member = shopper(service, `MEM00000000${currency}`);
    const rejected = await member.add({
      prod_id: `PCAP${currency}`,
      adult_cnt: many,
      currency,
      cost_price: above,
    });
    expect(rejected).toMatchObject({ status: 409, body: { error: 'payment_cap_exceeded' } });
    expect(rejected.body.message).toMatch(/[¥₩$]\d/);
    const taken = await member.add({
      prod_id: `PCAP${currency}`,
      adult_cnt: few,
      currency,
      cost_price: total,
    });
    expect(taken.status).toBe(200);
  });

  it('answers a second row of the same product with cart_duplicate, before looking at prices', async () => {
    const member = shopper(service, 'MEM0000000022', 'KOR');
    expect((await member.add()).status).toBe(200);
    const second = await member.add({ adult_cnt: 2, cost_price: 1 });
    expect(second).toMatchObject({
      status: 409,
      body: { error: 'cart_duplicate', message: errorText('KOR', 'cart_duplicate') },
    });
    expect((await member.add({ prod_id: 'PFAN1' })).status).toBe(200);
    expect(await member.cartList()).toHaveLength(2);
  });

  it('answers a repeat with the same Idempotency-Key with the first answer', async () => {
    const member = shopper(service, 'MEM0000000023');
    const key = { idempotencyKey: 'put-in-cart-1' };
    const first = await member.call('mycartInsert', good, key);
    const repeat = await member.call('mycartInsert', good, key);
    expect(repeat).toMatchObject({ status: 200, body: first.body });
    expect(await member.cartList()).toHaveLength(1);
  });

  it('answers a repeat with the row that the first call made, whatever became of it, and keeps no key', async () => {
    const member = shopper(service, 'MEM0000000025');
    const key = { idempotencyKey: 'put-in-cart-2' };
    const first = await member.call('mycartInsert', good, key);
    // The key opens the answers that are kept, and is stored nowhere (CALL-5).
    const stored = await service.store.collection('bookings').findOne({ cart_id: first.body.cart_id });
    expect(JSON.stringify(stored)).not.toContain(key.idempotencyKey);
    expect(await member.call('mycartInsert', good, key)).toMatchObject({ status: 200, body: first.body });
    const changed = await member.call('mycartInsert', { ...good, cost_price: 1 }, key);
    expect(changed.body.error).toBe('idempotency_conflict');

    await member.call('mycartDelete', { cart_id: first.body.cart_id });
    expect(await member.call('mycartInsert', good, key)).toMatchObject({ status: 200, body: first.body });
    expect(await member.cartList()).toHaveLength(0);

    const other = await member.call('mycartInsert', good, { idempotencyKey: 'put-in-cart-3' });
    expect(other.body.cart_id).not.toBe(first.body.cart_id);
    const again = await member.call('mycartInsert', good, { idempotencyKey: 'put-in-cart-4' });
    expect(again.body.error).toBe('cart_duplicate');
  });

  it('accepts the product again once the first row is deleted', async () => {
    const member = shopper(service, 'MEM0000000024');
    const { cart_id } = (await member.add()).body;
    expect((await member.call('mycartDelete', { cart_id })).status).toBe(200);
    expect((await member.add()).status).toBe(200);
    expect((await member.cartList()).map((row) => row.cart_id)).not.toContain(cart_id);
  });
});
