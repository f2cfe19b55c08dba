import {
  announcementRequestedV1,
  memberWithdrawnV1,
  tripChangedV1,
  tripChangedV2,
  type EventEnvelope,
} from '@narae/events';
import { eraseDeparted } from '../src/members/erase-member.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { relayed } from './support/context-beside.ts';
import { desk } from './support/desk.ts';
import { paidOrder } from './support/paid-order.ts';
import { shopper } from './support/shopper.ts';

const day = 24 * 60;
let shop: Checkout;
let trips: EventEnvelope[];
beforeEach(async () => {
  shop = await startCheckout();
  trips = [];
  await shop.service.bus.consume({
    name: 'booking-test-trips',
    subjects: [tripChangedV1.subject, 'shop.booking.trip.announced.v1'],
    handle: async (event) => void trips.push(event),
  });
});
afterEach(() => shop.close());

const leave = (mem_id: string): Promise<void> =>
  shop.service.emit(memberWithdrawnV1, { aggregateId: mem_id, version: 2, data: { mem_id } });

test('an order that is paid is told as a trip, and once more when it is one no longer', async () => {
  const { cart_id, order_id, me } = await paidOrder(shop);
  await relayed(shop.service);
  const facts = { cart_id, order_id, mem_id: me.as, last_day: '2026-12-20' };
  expect(trips.map(({ data }) => data)).toEqual([{ ...facts, paid: true }]);
  await me.call('orderCancelRequest', { order_id, reason: 'Ill' });
  await relayed(shop.service);
  expect(trips).toHaveLength(1);
  expect((await desk(shop.service).decide(order_id)).body).toMatchObject({ msg: 'success' });
  await relayed(shop.service);
  expect(trips.at(-1)).toMatchObject({ aggregate_id: cart_id, data: { ...facts, paid: false } });
  expect(trips.at(-1)?.version).toBeGreaterThan(trips[0]?.version ?? 0);
});

test('a copy that asks is told of every order that was paid for a trip that is not over', async () => {
  const { cart_id, me } = await paidOrder(shop);
  await shop.confirmed();
  await relayed(shop.service);
  const [told] = trips.splice(0);
  const ask = { aggregateId: 'account-trips', version: 0, data: { subjects: [tripChangedV1.subject] } };
  await shop.service.emit(announcementRequestedV1, ask);
  expect(trips).toEqual([expect.objectContaining({ aggregate_id: cart_id, data: told?.data })]);
  expect(told?.data).toMatchObject({ mem_id: me.as, paid: true });
  shop.wait(60 * day);
  trips.splice(0);
  await shop.service.emit(announcementRequestedV1, ask);
  expect(trips).toEqual([]);
});

test('what a trip goes to is told as well, and told again for half a year after it is over', async () => {
  const reviewable: EventEnvelope[] = [];
  await shop.service.bus.consume({
    name: 'booking-test-reviewable-trips',
    subjects: [tripChangedV2.subject, 'shop.booking.trip.announced.v2'],
    handle: async (event) => void reviewable.push(event),
  });
  const { cart_id, order_id, me } = await paidOrder(shop);
  await relayed(shop.service);
  const data = { cart_id, order_id, mem_id: me.as, prod_id: 'PTOUR1', paid: true, last_day: '2026-12-20' };
  expect(reviewable.splice(0).map((event) => event.data)).toEqual([data]);
  const ask = { aggregateId: 'community-trips', version: 0, data: { subjects: [tripChangedV2.subject] } };
  shop.wait(200 * day);
  await shop.service.emit(announcementRequestedV1, ask);
  expect(reviewable.splice(0)).toMatchObject([{ aggregate_id: cart_id, data }]);
  shop.wait(30 * day);
  await shop.service.emit(announcementRequestedV1, ask);
  expect(reviewable).toEqual([]);
});

test('a trip that was paid while its member left keeps its people until it is over, and nothing else', async () => {
  const { cart_id, me } = await paidOrder(shop);
  await me.call('companionSave', { mem_nm: 'LIN MEI', birth_day: '1990-01-01' });
  await leave(me.as);
  await leave(me.as);
  const kept = await shop.booking(cart_id);
  expect(kept).toMatchObject({ email: 'lin@example.com', travellers: [{ mem_nm: 'ADULT A' }] });
  expect(kept.files).toHaveLength(1);
  expect((await me.call('companions', {})).body).toEqual([]);
  shop.wait(10 * day);
  expect(await eraseDeparted(shop.context)).toBe(0);
  shop.wait(50 * day);
  expect(await eraseDeparted(shop.context)).toBe(1);
  const { price, ...erased } = await shop.booking(cart_id);
  expect(erased).toMatchObject({ email: '', tel: '', travellers: [], files: [], txn_type: 'P' });
  expect(price?.total).toBe(100);
  expect(await eraseDeparted(shop.context)).toBe(0);
});

test('what was stored in the minutes after somebody left goes too', async () => {
  const me = shopper(shop.service, 'MEM0000000771');
  await leave(me.as);
  const cart_id = await me.addWithPassport();
  await me.call('travellersSave', me.form(cart_id));
  shop.wait(60);
  expect(await eraseDeparted(shop.context)).toBe(1);
  expect(await shop.booking(cart_id)).toMatchObject({ email: '', travellers: [], files: [], in_cart: false });
});

test('a payment that was on its way when its member left goes back', async () => {
  const { cart_id, me, pay } = await shop.confirmed();
  const refno = await pay();
  await leave(me.as);
  await shop.stands(refno, '0000');
  expect(await shop.notify(refno)).toBe('SUCCESS');
  await shop.pass(1);
  expect(await shop.attempt(refno)).toMatchObject({ status: 'refunded' });
  expect(await shop.booking(cart_id)).toMatchObject({ email: '', travellers: [] });
  expect(await shop.ledger('PTOUR1')).toMatchObject({ claims: [] });
});

test('what leaving would end and erase is said before, and nothing of it is done', async () => {
  const { me, order_id } = await paidOrder(shop);
  await me.addWithPassport({ prod_id: 'PFAN1' });
  await me.call('companionSave', { mem_nm: 'LIN MEI', birth_day: '1990-01-01' });
  const preview = await me.call('leavePreviewBooking', {});
  expect(preview).toMatchObject({ status: 200 });
  expect(preview.body).toEqual({
    trips: [{ order_id, title: expect.any(String), start_day: '2026-12-20', last_day: '2026-12-20' }],
    cart_cnt: 1,
    reservation_cnt: 0,
    waiting_cnt: 0,
    custom_cnt: 0,
    papers_cnt: 2,
    companion_cnt: 1,
    order_cnt: 1,
    kept_until: '2031-11-21',
  });
  expect((await me.call('leavePreviewBooking', {})).body).toEqual(preview.body);
  const stranger = shopper(shop.service, 'MEM0000000772');
  expect((await stranger.call('leavePreviewBooking', {})).body).toMatchObject({ trips: [], order_cnt: 0 });
});
