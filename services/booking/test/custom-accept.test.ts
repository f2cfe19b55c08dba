import { productChangedV1, seatChangedV1, type EventEnvelope } from '@narae/events';
import { expireRows } from '../src/cart/rows/remove-rows.ts';
import { bookAccepted } from '../src/custom-travel/trips/book-trip.ts';
import { expireQuotes } from '../src/custom-travel/quotes/watch-quotes.ts';
import { seatFacts } from '../src/inventory/seats/seats.ts';
import { restartProducts } from '../src/catalog/products.ts';
import { customTripModel } from '../src/custom-travel/domain/custom-trip.model.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { quote, traveller } from './support/custom-trips.ts';
import { tour } from './support/products.ts';
import { nobody } from './support/shopper.ts';

let checkout: Checkout;
beforeEach(async () => {
  checkout = await startCheckout();
});
afterEach(() => checkout.close());

const day = 24 * 60;

/** A member with a quote for two adults and a child: 1,400,000 won. */
const withQuote = async (over: Record<string, unknown> = {}, lanTp: 'ENG' | 'CHN' | 'KOR' = 'ENG') => {
  const me = traveller(checkout.service, lanTp);
  const request_id = await me.request();
  await me.quoted(request_id, over);
  return { me, request_id };
};

const people = [
  { mem_type: 'adult', sort_order: 1, mem_nm: 'LIN MEI' },
  { mem_type: 'adult', sort_order: 2, mem_nm: 'LIN BO' },
  { mem_type: 'children', sort_order: 1, mem_nm: 'LIN XIAO' },
] as const;

/** Everybody's passport and name: the row is confirmed. */
const confirm = async (me: ReturnType<typeof traveller>, cart_id: string, prod_id: string) => {
  for (const { mem_type, sort_order } of people) await me.upload({ cart_id, prod_id, mem_type, sort_order });
  return me.call('travellersSave', {
    cart_id,
    tel: '8613800138000',
    email: 'lin@example.com',
    travellers: people,
    lan_tp: 'ENG',
    currency: 'USD',
  });
};

it('becomes a row of the cart at the price of the quote, is paid like any other, and sells no other seat', async () => {
  const { me, request_id } = await withQuote();
  const told: EventEnvelope[] = [];
  checkout.service.bus.watch([seatChangedV1.subject], (event) => told.push(event));
  const { status, body } = await me.accept(request_id);
  expect(status).toBe(200);
  const { cart_id } = body;
  const [row] = await me.cartList();
  // 1,000,000 won for the adults and 400,000 for the child, at 1,300.
  expect(row).toMatchObject({
    cart_id,
    custom_request_id: request_id,
    prod_title: 'Three days in Seoul ENG',
    txn_type: 'N',
    adult_cnt: 2,
    children_cnt: 1,
    total_price: 1077,
    package_cnt: 3,
    inventory_cnt: 3,
    refund_schedule: { name: 'trip-stay' },
  });
  expect(await me.detail(request_id)).toMatchObject({
    state: 'accepted',
    cart_id,
    txn_type: 'N',
    actions: [],
  });

  expect((await confirm(me, cart_id, request_id)).status).toBe(200);
  const { refno = '' } = (await me.call('payment', { pay_type: 'P', cartId: cart_id, reqType: 'P' })).body;
  await checkout.stands(refno, '0000');
  expect(await checkout.notify(refno)).toBe('SUCCESS');
  expect(await me.detail(request_id)).toMatchObject({ txn_type: 'P' });
  expect((await me.call('myInfoList', {})).body).toMatchObject([
    { prod_id: request_id, prod_title: 'Three days in Seoul ENG', custom_request_id: request_id },
  ]);
  expect(await checkout.ledger(request_id)).toMatchObject({
    capacity: 3,
    remaining: 0,
    claims: [{ key: cart_id, count: 3, status: 'paid' }],
  });
  await checkout.service.settle();
  // Nobody else is told of its seats, by an event or by an announcement.
  expect(told.filter(({ aggregate_id }) => aggregate_id === request_id)).toEqual([]);
  expect((await seatFacts(checkout.context)).map(({ aggregateId }) => aggregateId)).not.toContain(request_id);
  expect(checkout.service.mails.all.at(-1)?.subject).toContain('Three days in Seoul ENG');
});

it('is a trip of one day by the schedule of such trips', async () => {
  const oneDay = quote.texts.ENG;
  const { me, request_id } = await withQuote({
    end_day: '2026-12-01',
    texts: { ENG: { ...oneDay, days: oneDay.days.slice(0, 1) } },
  });
  await me.accept(request_id);
  expect((await me.cartList())[0]).toMatchObject({ refund_schedule: { name: 'trip-day' } });
});

it('refunds by the schedule as it is published when the quote is accepted', async () => {
  const steps = [
    { fromDays: 7, pct: 100 },
    { fromDays: 0, pct: 40 },
  ];
  const terms = { name: 'trip-stay', grace: null, organiserExtraPct: 0 } as const;
  const sell = (prod_id: string, version: number, noShowPct: number) =>
    checkout.service.sell({
      ...tour,
      prod_id,
      refund_schedule: 'trip-stay',
      refund_terms: { ...terms, steps, version, noShowPct },
      name_change: { countsAsCancellation: false, feeUsd: 70 },
    });
  await sell('PNEWER', 4, 40);
  await sell('POLDER', 3, 20);
  const { me, request_id } = await withQuote();
  await me.accept(request_id);
  expect((await me.cartList())[0]).toMatchObject({
    refund_schedule: { name: 'trip-stay', version: 4, steps, noShowPct: 40 },
    name_change: { feeUsd: 70 },
  });
});

it('cannot be had by anybody else, or in another way', async () => {
  const { me, request_id } = await withQuote();
  await me.accept(request_id);
  const other = traveller(checkout.service);
  for (const one of [me, other]) {
    const added = await one.add({ prod_id: request_id, ...nobody, adult_cnt: 2, children_cnt: 1 });
    expect([added.status, added.body.error]).toEqual([404, 'product_not_found']);
  }
  expect((await other.accept(request_id)).body.error).toBe('custom_not_found');
  const waiting = await other.call('waitingJoin', {
    kind: 'seats',
    target_id: request_id,
    counts: { ...nobody, adult_cnt: 4 },
    email: 'other@example.com',
  });
  expect(waiting.body.error).toBe('product_not_found');
});

it('keeps its people', async () => {
  const { me, request_id } = await withQuote();
  const { cart_id } = (await me.accept(request_id)).body;
  const change = (counts: object) => me.call('cartModify', { cart_id, counts: { ...nobody, ...counts } });
  expect((await change({ adult_cnt: 3 })).body.error).toBe('participants_locked');
  expect((await change({ adult_cnt: 2, children_cnt: 1, child_cnt: 1 })).body.error).toBe(
    'participants_locked',
  );
});

it('is accepted once, however often, and made again where it was deleted unpaid', async () => {
  const { me, request_id } = await withQuote();
  const answers = await Promise.all([1, 2, 3].map(() => me.accept(request_id)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.cart_id}`)).size).toBe(1);
  const cart_id = answers[0]?.body.cart_id;
  expect(await me.cartList()).toHaveLength(1);
  await me.call('mycartDelete', { cart_id });
  expect(await me.detail(request_id)).toMatchObject({ state: 'accepted', cart_id: '', txn_type: '' });
  const again = (await me.accept(request_id)).body.cart_id;
  expect(again).not.toBe(cart_id);
  expect(await me.cartList()).toMatchObject([{ cart_id: again }]);
});

it('is accepted, or quoted anew: of both at once exactly one happens', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { me, request_id } = await withQuote();
    const [accepted, quoted] = await Promise.all([
      me.accept(request_id),
      me.quoted(request_id, { price_krw: 100_000 }),
    ]);
    const shown = await me.detail(request_id);
    if (accepted.status === 200) {
      expect(['custom_state', 'version_conflict']).toContain(quoted.body.error);
      expect(shown).toMatchObject({ state: 'accepted', quote_no: 1, total_krw: 1_400_000 });
    } else {
      expect(accepted.body.error).toBe('custom_quote_newer');
      expect(shown).toMatchObject({ state: 'quoted', quote_no: 2 });
      expect(await me.cartList()).toEqual([]);
    }
  }
});

it('accepts what was seen: neither an older version nor one whose time is over', async () => {
  const { me, request_id } = await withQuote();
  await me.quoted(request_id, { price_krw: 400_000 });
  expect((await me.accept(request_id, 1)).body.error).toBe('custom_quote_newer');
  expect((await me.call('customTravelDecline', { request_id, quote_no: 1 })).body.error).toBe(
    'custom_quote_newer',
  );
  // Valid until three days after it was given.
  checkout.wait(3 * day);
  expect((await me.accept(request_id, 2)).body.error).toBe('custom_quote_over');
  expect(await me.detail(request_id)).toMatchObject({ state: 'expired', actions: [] });
  expect(await expireQuotes(checkout.context)).toBe(1);
  expect(await expireQuotes(checkout.context)).toBe(0);
  expect(await me.detail(request_id)).toMatchObject({ state: 'expired', steps: { length: 4 } });
  expect(await me.cartList()).toEqual([]);
});

it('can still be accepted as it is by whoever has asked for a change, while it is valid', async () => {
  const { me, request_id } = await withQuote();
  await me.call('customTravelAsk', { request_id, text: 'A later train?' });
  expect(await me.detail(request_id)).toMatchObject({ actions: ['ask', 'accept', 'decline', 'withdraw'] });
  checkout.wait(3 * day);
  expect((await me.accept(request_id)).body.error).toBe('custom_quote_over');
  expect(await expireQuotes(checkout.context)).toBe(0);
  const late = { request_id, version: await me.version(request_id), text: 'Yes' };
  expect((await me.desk('adminCustomTripReply', late)).body.error).toBe('custom_quote_over');
  await me.quoted(request_id, { valid_until: '2026-11-27T00:00:00Z' });
  expect((await me.accept(request_id, 2)).status).toBe(200);
});

it('is sold until the quote ends: an unpaid row expires then', async () => {
  const { me, request_id } = await withQuote();
  const { cart_id } = (await me.accept(request_id)).body;
  await confirm(me, cart_id, request_id);
  checkout.wait(3 * day - 1);
  expect((await me.cartList())[0]).toMatchObject({ txn_type: 'T' });
  checkout.wait(1);
  expect((await me.cartList())[0]).toMatchObject({ txn_type: 'X' });
  const paid = await me.call('payment', { pay_type: 'P', cartId: cart_id, reqType: 'P' });
  expect(paid.body.error).toBe('product_closed');
  expect(await expireRows(checkout.context)).toBe(1);
  expect(await me.detail(request_id)).toMatchObject({ state: 'accepted', txn_type: 'X' });
  await me.call('mycartDelete', { cart_id });
  expect((await me.accept(request_id)).body.error).toBe('custom_quote_over');
});

it('is declined or taken back once for all', async () => {
  const { me, request_id } = await withQuote();
  const no = { request_id, quote_no: 1, text: 'Too dear' };
  for (let i = 0; i < 2; i += 1) expect((await me.call('customTravelDecline', no)).status).toBe(200);
  expect(await me.detail(request_id)).toMatchObject({ state: 'declined', steps: { length: 3 } });
  expect((await me.accept(request_id)).body.error).toBe('custom_state');
  expect((await me.call('customTravelWithdraw', { request_id })).body.error).toBe('custom_state');

  const other = await me.request();
  for (let i = 0; i < 2; i += 1)
    expect((await me.call('customTravelWithdraw', { request_id: other })).status).toBe(200);
  expect((await me.quoted(other)).body.error).toBe('custom_state');
});

it('gets its row from the job where the process died after accepting', async () => {
  const { me, request_id } = await withQuote();
  // What the accepting process stored before it died.
  await customTripModel(checkout.service.store).updateOne(
    { request_id },
    { $set: { state: 'accepted', open: false, accepted_no: 1, valid_until: null } },
  );
  expect(await me.cartList()).toEqual([]);
  expect(await bookAccepted(checkout.context)).toBe(1);
  expect(await bookAccepted(checkout.context)).toBe(0);
  const [row] = await me.cartList();
  expect(row).toMatchObject({ custom_request_id: request_id, total_price: 1077 });
  expect((await me.accept(request_id)).body.cart_id).toBe(row?.cart_id);
});

it('is put in the cart also where more quotes than one round takes cannot be, which are tried again later', async () => {
  const { me, request_id } = await withQuote();
  const trips = customTripModel(checkout.service.store);
  const accepted = {
    state: 'accepted',
    open: false,
    accepted_no: 1,
    valid_until: null,
    booked: false,
  } as const;
  await trips.updateOne({ request_id }, { $set: accepted });
  const good = await trips.findOne({ request_id }, { _id: 0 }).lean();
  const broken = Array.from({ length: 130 }, (_, index) => ({
    ...good,
    ...accepted,
    // Numbers before the good one's, and an answer that none of their quotes has.
    request_id: `A${String(index).padStart(4, '0')}`,
    mem_id: `MEM7${String(index).padStart(9, '0')}`,
    made_by: `key-${index}`,
    accepted_no: 9,
  }));
  await trips.collection.insertMany(broken);
  expect(await bookAccepted(checkout.context)).toBe(0);
  expect(await bookAccepted(checkout.context)).toBe(1);
  expect(await me.cartList()).toHaveLength(1);
  expect(await bookAccepted(checkout.context)).toBe(0);
});

it('survives a rebuild of the copies, and takes nothing from the catalogue under its number', async () => {
  const { me, request_id } = await withQuote();
  await me.accept(request_id);
  await restartProducts(checkout.context);
  await checkout.service.emit(productChangedV1, {
    aggregateId: request_id,
    version: 900,
    data: { ...tour, prod_id: request_id, capacity: 500 },
  });
  expect((await me.cartList())[0]).toMatchObject({
    prod_title: 'Three days in Seoul ENG',
    total_price: 1077,
  });
  expect(await checkout.ledger(request_id)).toMatchObject({ capacity: 3 });
});
