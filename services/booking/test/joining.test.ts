import { memberJoinedV1, memberWithdrawnV1 } from '@narae/events';
import { moveAgain, whoStays } from '@narae/service-kit';
import { collectionsNaming } from '@narae/test-kit';
import { moveMember } from '../src/members/move-member.ts';
import { offerSeats } from '../src/inventory/seats/seat-offers.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { wish } from './support/custom-trips.ts';
import { guest, publish } from './support/events.ts';
import { paidOrder } from './support/paid-order.ts';
import { fanMeeting, tour } from './support/products.ts';
import { nobody, shopper } from './support/shopper.ts';
import { patient } from './support/waiting.ts';

let shop: Checkout;
beforeEach(async () => {
  shop = await startCheckout();
  await publish(shop.service);
});
afterEach(() => shop.close());

const into = 'MEM5000000001';
const email = 'lin@example.com';
const counts = { ...nobody, adult_cnt: 1 };
const join = (from: string, stays = into): Promise<void> =>
  shop.service.emit(memberJoinedV1, {
    aggregateId: from,
    version: 2,
    data: { from, into: stays, at: shop.context.now().toISOString() },
  });
const left = (mem_id: string) => collectionsNaming({ booking: shop.service.store }, mem_id);
/** What may still name somebody who was joined: the log of who looked at papers, and who was joined to whom. */
const known = ['booking.document_views', 'booking.joined_members'];

test('orders, cart, reservations, requests, people, drafts and mails become the other account’s', async () => {
  const { me, cart_id, order_id } = await paidOrder(shop);
  const from = me.as;
  const { cart_id: row } = (await me.add({ prod_id: fanMeeting.prod_id })).body;
  await guest(shop.service, from).reserve(2, { email });
  await me.call('customTravelInsert', wish);
  await me.call('customTravelDraft', wish);
  await me.call('companionSave', { mem_nm: 'LIN MEI', birth_day: '1990-01-01', passport_no: 'M12345678' });
  await shop.service.settle();
  expect(await left(from)).toContain('booking.bookings');

  await join(from);
  await join(from);
  expect((await left(from)).filter((name) => !known.includes(name))).toEqual([]);
  const other = shopper(shop.service, into);
  expect((await other.call('companions', {})).body).toMatchObject([
    { mem_nm: 'LIN MEI', passport_no: 'M12345678' },
  ]);
  expect((await other.call('customTravelTyped', {})).body).toMatchObject([{ activity: wish.activity }]);
  expect((await shop.booking(cart_id)).mem_id).toBe(into);
  expect((await shop.booking(row)).mem_id).toBe(into);
  expect((await other.call('orderCancelRequest', { order_id, reason: 'Ill' })).status).toBe(200);
  expect((await me.call('orderCancelRequest', { order_id, reason: 'Ill' })).status).toBe(404);
  const [trip] = await shop.context.customTrips.find({ mem_id: into }).lean();
  expect(trip?.steps.map(({ actor }) => actor)).toEqual([into]);
});

test('where both have the same, the table says what stays', async () => {
  const [old, mine] = [patient(shop.service), patient(shop.service, into)];
  const from = old.as;
  // Rows of the cart: the newer.
  await shop.service.sell({ ...tour, prod_id: 'PJOIN' });
  const first = (await old.add({ prod_id: tour.prod_id })).body.cart_id;
  shop.wait(1);
  const second = (await mine.add({ prod_id: tour.prod_id })).body.cart_id;
  const third = (await mine.add({ prod_id: 'PJOIN' })).body.cart_id;
  shop.wait(1);
  const fourth = (await old.add({ prod_id: 'PJOIN' })).body.cart_id;
  // Places in a queue: the older.
  await shop.service.sell({ ...fanMeeting, capacity: 0 });
  const { waiting_id } = (await old.join('seats', fanMeeting.prod_id, { counts, email })).body;
  const later = (await mine.join('seats', fanMeeting.prod_id, { counts, email })).body.waiting_id;
  // Reservations: both.
  await guest(shop.service, from).reserve(2, { email });
  await guest(shop.service, into).reserve(1, { email });
  // People: nobody twice. Drafts: the newer.
  for (const mem_nm of ['LIN MEI', 'AN BO'])
    await old.call('companionSave', { mem_nm, birth_day: '1990-01-01' });
  await mine.call('companionSave', { mem_nm: 'lin  mei', birth_day: '1990-01-01' });
  // Requests: both, each in a place of its own.
  await old.call('customTravelInsert', wish);
  await mine.call('customTravelInsert', wish);
  await old.call('customTravelDraft', { ...wish, memo: 'older' });
  shop.wait(1);
  await mine.call('customTravelDraft', { ...wish, memo: 'newer' });

  await join(from);
  expect((await left(from)).filter((name) => !known.includes(name))).toEqual([]);
  const inCart = (await shop.context.bookings.find({ mem_id: into, open: true }).lean()).map(
    (row) => row.cart_id,
  );
  expect(inCart.sort()).toEqual([second, fourth].sort());
  for (const cart_id of [first, third]) expect((await shop.booking(cart_id)).in_cart).toBe(false);
  const entries = await shop.context.waiting.find({ mem_id: into }).lean();
  expect(entries.map((entry) => [entry.waiting_id, entry.open]).sort()).toEqual([
    [waiting_id, true],
    [later, false],
  ]);
  const reserved = await shop.context.reservations.find({ mem_id: into, state: 'reserved' }).lean();
  expect(reserved.map(({ people }) => people.length).sort()).toEqual([1, 2]);
  const people = (await mine.call('companions', {})).body;
  expect(people.map(({ mem_nm }: { mem_nm: string }) => mem_nm.toUpperCase())).toHaveLength(2);
  expect((await mine.call('customTravelTyped', {})).body).toMatchObject([{ memo: 'newer' }]);
  expect(await shop.context.customTrips.countDocuments({ mem_id: into, open: true })).toBe(2);
  for (const { event_rv_id } of reserved)
    expect((await mine.call('eventReservDelete', { event_rv_id })).status).toBe(200);
});

test('seats that are offered to the old number are kept for the new one', async () => {
  const expires_at = new Date(shop.context.now().getTime() + 3_600_000);
  const offer = { waiting_id: 'WAIT1', count: 1, offered_to: 'MEM4000000001', expires_at };
  expect(await offerSeats(shop.context, tour.prod_id, offer)).toBe(true);
  const { remaining } = await shop.ledger(tour.prod_id);
  await join('MEM4000000001');
  const ledger = await shop.ledger(tour.prod_id);
  expect([ledger.remaining, ledger.claims.map(({ offered_to }) => offered_to)]).toEqual([remaining, [into]]);
});

test('what a last request of the old account stored goes as well, and a chain ends at who stays', async () => {
  const me = shopper(shop.service, 'MEM4000000002');
  await join(me.as);
  const { cart_id } = (await me.add()).body;
  await join(into, 'MEM5000000002');
  const joins = {
    ...shop.context,
    move: (joined: { from: string; into: string }) => moveMember(shop.context, joined),
  };
  expect(await moveAgain(joins)).toBe(0);
  shop.wait(20);
  expect(await moveAgain(joins)).toBe(2);
  expect((await shop.booking(cart_id)).mem_id).toBe('MEM5000000002');
  expect(await whoStays(shop.service.store, me.as)).toBe('MEM5000000002');
  expect(await moveAgain(joins)).toBe(0);
});

test('who leaves after joining takes both with them', async () => {
  const me = shopper(shop.service, 'MEM4000000003');
  const { cart_id } = (await me.add()).body;
  await join(me.as);
  await shop.service.emit(memberWithdrawnV1, { aggregateId: into, version: 3, data: { mem_id: into } });
  expect((await shop.booking(cart_id)).in_cart).toBe(false);
});
