import { stoppedClock } from '@narae/test-kit';
import type { BookableProduct, RefundSchedule } from '@narae/contracts';
import { rateChangedV1 } from '@narae/events';
import { firstRefundSchedules, nameChangeOf } from '@narae/rules';
import { bookingModel } from '../src/kernel/booking/booking.model.ts';
import { tour } from './support/products.ts';
import { shopper } from './support/shopper.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

const hour = 3_600_000;
const hanbok = (participant_cnt: number) => [{ opt_code: 'HANBOK', participant_cnt }];
const clock = stoppedClock();
let service: TestBooking;
let version = 1;
const setRate = async (deal_bas_r: number): Promise<void> => {
  const data = { currency: 'USD', deal_bas_r, rate_day: '2026-11-21' } as const;
  await service.emit(rateChangedV1, { aggregateId: 'USD', version: (version += 1), data });
};

beforeAll(async () => {
  service = await startBooking(clock.now);
});
afterAll(() => service.close());

let members = 400;
/** A member with an order confirmed at 1,300 KRW a dollar: 130,000 KRW an adult and one Hanbok at 26,000. */
const confirmed = async (product: BookableProduct = tour) => {
  await setRate(1300);
  await service.sell(product);
  const member = shopper(service, `MEM0000000${(members += 1)}`);
  const cart_id = await member.addWithPassport({ options: hanbok(1) });
  expect((await member.call('travellersSave', member.form(cart_id))).status).toBe(200);
  expect(await member.detail(cart_id)).toMatchObject({ total_price: 120, txn_type: 'T' });
  return { member, cart_id };
};
const becomesDearer = async (): Promise<void> => {
  await setRate(1000);
  await service.sell({
    ...tour,
    origin_price: 200_000,
    options: tour.options.map((option) => ({ ...option, origin_price: option.origin_price * 2 })),
  });
};

describe('an agreement (MONEY-6)', () => {
  it('pins the refund schedule and the rule for names of its confirmation', async () => {
    const { member, cart_id } = await confirmed();
    const policy = async () => {
      const { refund_schedule, name_change } = (await member.detail(cart_id)) ?? {};
      return { schedule: refund_schedule?.name, steps: refund_schedule?.steps.length, name_change };
    };
    const pinned = { schedule: 'outbound', steps: 6, name_change: nameChangeOf('tour') };
    expect(await policy()).toEqual(pinned);
    await service.sell({ ...tour, refund_schedule: 'performance', cancellation: 'concert' });
    clock.advance(23 * hour);
    expect(await policy()).toEqual(pinned);
    clock.advance(2 * hour);
    expect(await policy()).toEqual({
      schedule: 'performance',
      steps: 5,
      name_change: nameChangeOf('concert'),
    });
  });

  it('pins the schedule as it is published at that moment, for ever once it is paid for', async () => {
    const name_change = { countsAsCancellation: false, feeUsd: 30 };
    const published = (version: number, fromDays: number): RefundSchedule => ({
      ...firstRefundSchedules['trip-stay'],
      version,
      steps: [
        { fromDays, pct: 100 },
        { fromDays: 0, pct: 50 },
      ],
    });
    const sold = { ...tour, refund_schedule: 'trip-stay', name_change } as const;
    const pinned = async ({ member, cart_id }: Awaited<ReturnType<typeof confirmed>>) => {
      const { refund_schedule, name_change: rule } = (await member.detail(cart_id)) ?? {};
      return { version: refund_schedule?.version, from: refund_schedule?.steps[0]?.fromDays, rule };
    };
    const first = { ...sold, refund_terms: published(4, 6) };
    const before = await confirmed(first);
    expect(await pinned(before)).toEqual({ version: 4, from: 6, rule: name_change });
    const dearer = { countsAsCancellation: false, feeUsd: 60 };
    const after = await confirmed({ ...first, refund_terms: published(5, 9), name_change: dearer });
    expect(await pinned(after)).toEqual({ version: 5, from: 9, rule: dearer });
    expect(await pinned(before)).toEqual({ version: 4, from: 6, rule: name_change });
    await bookingModel(service.store).updateOne({ cart_id: before.cart_id }, { $set: { txn_type: 'P' } });
    clock.advance(48 * hour);
    expect(await pinned(before)).toEqual({ version: 4, from: 6, rule: name_change });
  });

  it('prices edits by its own rate and prices within 24 hours', async () => {
    const { member, cart_id } = await confirmed();
    await becomesDearer();
    clock.advance(23 * hour);
    const edit = { cart_id, currency: 'USD', cost_price: 100 };
    const two = await member.call('cartModify', { ...edit, options: hanbok(2), option_price: 40 });
    expect(two.status).toBe(200);
    expect(await member.detail(cart_id)).toMatchObject({ txn_type: 'N', total_price: 140, deal_bas_r: 1300 });
    // A new option has today's price in KRW at the frozen rate: 26,000 / 1,300.
    const options = [...hanbok(2), { opt_code: 'PHOTO', participant_cnt: 1 }];
    expect((await member.call('cartModify', { ...edit, options, option_price: 60 })).status).toBe(200);
    expect((await member.call('travellersSave', member.form(cart_id))).status).toBe(200);
    expect(await member.detail(cart_id)).toMatchObject({ txn_type: 'T', total_price: 160, deal_bas_r: 1300 });
  });

  it('does not begin again when an edit is confirmed', async () => {
    const { member, cart_id } = await confirmed();
    clock.advance(23 * hour);
    await member.call('cartModify', { cart_id, currency: 'USD', options: hanbok(2) });
    await member.call('travellersSave', member.form(cart_id));
    await becomesDearer();
    clock.advance(2 * hour);
    expect(await member.detail(cart_id)).toMatchObject({ cost_price: 200, option_price: 104 });
  });

  it('is quoted anew after 24 hours, for edits and for what is shown', async () => {
    const { member, cart_id } = await confirmed();
    await becomesDearer();
    clock.advance(24 * hour);
    expect(await member.detail(cart_id)).toMatchObject({ cost_price: 200, option_price: 52 });
    const edit = { cart_id, currency: 'USD', options: hanbok(2) };
    const old = await member.call('cartModify', { ...edit, cost_price: 100, option_price: 40 });
    expect(old).toMatchObject({ status: 409, body: { error: 'price_changed' } });
    const fresh = await member.call('cartModify', { ...edit, cost_price: 200, option_price: 104 });
    expect(fresh.status).toBe(200);
  });

  it('is renewed when the order screen takes the seats', async () => {
    const { member, cart_id } = await confirmed();
    await becomesDearer();
    clock.advance(24 * hour);
    const late = await member.call('payment', { pay_type: 'P', cartId: cart_id, reqType: 'P' });
    expect(late).toMatchObject({ status: 409, body: { error: 'price_changed' } });
    expect((await member.call('orderHold', { cart_id })).status).toBe(200);
    await setRate(500);
    expect(await member.detail(cart_id)).toMatchObject({ cost_price: 200, option_price: 52, agreed: true });
    expect(await member.detail(cart_id, 'KRW')).toMatchObject({ prod_price_tp: 'KRW', agreed: false });
  });

  it('is quoted and agreed anew in another currency', async () => {
    const { member, cart_id } = await confirmed();
    const korean = shopper(service, member.as, 'KOR');
    expect(await korean.detail(cart_id, 'KRW')).toMatchObject({ prod_price_tp: 'KRW', total_price: 156_000 });
    expect((await korean.call('orderHold', { cart_id })).status).toBe(200);
    await setRate(1000);
    expect(await korean.detail(cart_id, 'KRW')).toMatchObject({ total_price: 156_000, agreed: true });
    expect(await member.detail(cart_id)).toMatchObject({
      prod_price_tp: 'USD',
      total_price: 156,
      agreed: false,
    });
  });

  it('keeps its terms when the travellers are taken off', async () => {
    const { member, cart_id } = await confirmed();
    const { order_id } = (await member.detail(cart_id)) ?? {};
    await becomesDearer();
    expect((await member.call('reservMemberInfoDelete', { order_id })).status).toBe(200);
    expect(await member.detail(cart_id)).toMatchObject({ txn_type: 'N', total_price: 120 });
  });
});
